/** dots: a page of A4 is read at 200 to the inch, so more would be sent for nothing */
const longSide = 2400
const quality = 0.8

/**
 * A photo as a JPEG that is quick to send, turned as the camera says that it was held.
 *
 * @param quarters turns it by so many quarters more, clockwise
 * @throws DOMException where this browser cannot open the picture
 */
export async function shrinkPhoto(photo: Blob, quarters = 0): Promise<Blob> {
  const bitmap = await createImageBitmap(photo)
  try {
    const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = document.createElement('canvas')
    canvas.width = quarters % 2 ? height : width
    canvas.height = quarters % 2 ? width : height
    const context = canvas.getContext('2d')
    if (!context) throw new DOMException('no canvas', 'NotSupportedError')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.translate(canvas.width / 2, canvas.height / 2)
    context.rotate((quarters * Math.PI) / 2)
    context.drawImage(bitmap, -width / 2, -height / 2, width, height)
    return await new Promise((resolve, reject) => {
      const done = (blob: Blob | null) =>
        blob ? resolve(blob) : reject(new DOMException('no picture', 'EncodingError'))
      canvas.toBlob(done, 'image/jpeg', quality)
    })
  } finally {
    bitmap.close()
  }
}
