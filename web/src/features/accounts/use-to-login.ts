import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Start } from './start.ts'

/** Leads to the login screen in place of the present page, so that nobody comes back to a used link. */
export function useToLogin(): (start: Start) => void {
  const navigate = useNavigate()
  return useCallback((start) => void navigate('/login', { state: start, replace: true }), [navigate])
}
