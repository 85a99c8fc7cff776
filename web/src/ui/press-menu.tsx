import { Menu, type MenuProps } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

interface TargetProps {
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

interface Props extends Omit<MenuProps, 'opened' | 'onChange'> {
  /** the button that opens it */
  target: ReactElement<TargetProps>
  children: ReactNode
}

/**
 * A menu that is made when it is first opened: until then its button is all there is of it. A list has one in each of its
 * rows, and to make those weighs more than the rows themselves.
 */
export function PressMenu({ target, children, ...menu }: Props) {
  const [made, setMade] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!made) return
    // it is another element now, and where the focus comes back to when the menu closes
    button.current?.focus()
    setOpened(true)
  }, [made])
  if (!made) {
    return cloneElement(target, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setMade(true) })
  }
  return (
    // its hidden place for the focus is none that a menu may have
    <Menu withInitialFocusPlaceholder={false} {...menu} opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
