import { encode } from 'uqr'
import css from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** A text as a QR code, black on white by night too: scanners expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(encode(text, { ecc: 'M', border: 4 }).data)
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={css.ground} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={css.dots} d={path} />
    </svg>
  )
}
