/** What a page is called, and what it is about in a sentence or two: for tabs, search engines and those who share it. */
export function Head({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
