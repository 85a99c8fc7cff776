import reading from '../../ui/public/reading.module.css'

/** Parts of a notice: each a heading with its paragraphs. */
export function Parts({ parts }: { parts: readonly { readonly title: string; readonly body: readonly string[] }[] }) {
  return parts.map(({ title, body }) => (
    <section key={title} className={reading.part}>
      <h2 className={reading.heading}>{title}</h2>
      <div className={reading.words}>
        {body.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
  ))
}
