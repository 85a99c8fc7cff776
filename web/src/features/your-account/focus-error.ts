import type { FormErrors } from '@mantine/form'

interface Form {
  getInputNode: (field: string) => HTMLElement | null
}

/** Leads the person to the first field that has to be corrected; the values are in the order of the form. */
export function focusError(form: Form): (errors: FormErrors, values: object) => void {
  return (errors, values) => {
    const first = Object.keys(values).find((field) => errors[field])
    if (first) form.getInputNode(first)?.focus()
  }
}
