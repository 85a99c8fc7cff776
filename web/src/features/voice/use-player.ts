import { useCallback, useEffect, useRef, useState } from 'react'

export interface Player {
  /** there is sound to play */
  ready: boolean
  playing: boolean
  /** the browser wants a click before it makes a sound */
  blocked: boolean
  /** Takes new sound and plays it, if the browser lets it. */
  load(sound: Blob): void
  /** Stops, and forgets the sound. */
  clear(): void
  play(): void
  pause(): void
  /** Pauses, back at the start. */
  stop(): void
}

/** Plays one sound at a time. */
export function usePlayer(volume: number): Player {
  const audio = useRef<HTMLAudioElement | null>(null)
  const loudness = useRef(volume)
  const [state, setState] = useState({ ready: false, playing: false, blocked: false })

  const clear = useCallback(() => {
    const old = audio.current
    audio.current = null
    if (old) {
      old.pause()
      URL.revokeObjectURL(old.src)
    }
    setState({ ready: false, playing: false, blocked: false })
  }, [])
  const play = useCallback(() => {
    const mine = audio.current
    mine?.play().catch((error: unknown) => {
      // a stop that came first, or other sound, is no refusal
      const blocked = error instanceof DOMException && error.name === 'NotAllowedError'
      if (audio.current === mine && blocked) setState((now) => ({ ...now, playing: false, blocked }))
    })
  }, [])
  const pause = useCallback(() => audio.current?.pause(), [])
  const stop = useCallback(() => {
    if (!audio.current) return
    audio.current.pause()
    audio.current.currentTime = 0
  }, [])
  const load = useCallback(
    (sound: Blob) => {
      clear()
      const next = new Audio(URL.createObjectURL(sound))
      audio.current = next
      const tell = (playing: boolean) => () =>
        audio.current === next && setState({ ready: true, playing, blocked: false })
      next.onplaying = tell(true)
      next.onpause = tell(false)
      next.onended = tell(false)
      next.volume = loudness.current
      tell(false)()
      play()
    },
    [clear, play],
  )

  useEffect(() => {
    loudness.current = volume
    if (audio.current) audio.current.volume = volume
  }, [volume])
  useEffect(() => clear, [clear])
  return { ...state, load, clear, play, pause, stop }
}
