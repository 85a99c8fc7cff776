import { parseSync } from 'oxc-parser'

export interface Import {
  /** What is imported, as written: './score.ts', '@karar/schema', 'node:fs'. Null where it is not a plain string. */
  specifier: string | null
  line: number
}

export interface FileImports {
  imports: Import[]
  /** Lines that call Math.random. */
  chance: number[]
}

type Node = { type: string; start: number } & Record<string, unknown>

/** Every way in which a source file names another: import and export statements, import(), require(), types by import(),
 *  and `new URL('./worker.ts', import.meta.url)`, by which workers are started.
 *  @throws where the file is not TypeScript: what cannot be read cannot be vouched for. */
export function readImports(path: string, source: string): FileImports {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const found: FileImports = { imports: [], chance: [] }
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const add = (node: Node, source: unknown) =>
    found.imports.push({ specifier: literal(source), line: lineOf(node.start) })

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isNode(value)) return
    if (value.type === 'ImportDeclaration') add(value, value.source)
    else if (value.type === 'ExportAllDeclaration') add(value, value.source)
    else if (value.type === 'ExportNamedDeclaration' && value.source) add(value, value.source)
    else if (value.type === 'ImportExpression') add(value, value.source)
    else if (value.type === 'TSImportType') add(value, value.source ?? value.argument)
    else if (value.type === 'TSExternalModuleReference') add(value, value.expression)
    else if (isRequire(value)) add(value, first(value.arguments))
    else if (isSourceUrl(value)) add(value, first(value.arguments))
    else if (isMathRandom(value)) found.chance.push(lineOf(value.start))
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child)
  }
  visit(program)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)
const named = (value: unknown, name: string): boolean => isNode(value) && value.name === name

function literal(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'TSLiteralType') return literal(value.literal)
  return value.type === 'Literal' && typeof value.value === 'string' ? value.value : null
}

function isRequire(node: Node): boolean {
  return node.type === 'CallExpression' && named(node.callee, 'require')
}

/** URLs of data files and folders are no imports; URLs of source files are. */
function isSourceUrl(node: Node): boolean {
  if (node.type !== 'NewExpression' || !named(node.callee, 'URL')) return false
  const [path, base] = node.arguments as unknown[]
  const target = literal(path)
  if (target === null || !/\.[cm]?[jt]sx?$/.test(target)) return false
  return isNode(base) && base.type === 'MemberExpression' && isNode(base.object) && base.object.type === 'MetaProperty'
}

function isMathRandom(node: Node): boolean {
  return node.type === 'MemberExpression' && named(node.object, 'Math') && named(node.property, 'random')
}
