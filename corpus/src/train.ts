/** Trains the heads of the clause model: `npm run train -w @karar/corpus -- DATA [HEAD...]` writes engine/model/HEAD.bin. */

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { engineModels } from './folders.ts'
import { trainers } from './heads.ts'
import { encode } from './machines/encode.ts'
import { provisionsFile } from './provisions/find.ts'

const [folder, ...wanted] = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in trainers))
if (folder === undefined || !existsSync(folder) || unknown.length > 0) {
  console.error(`Usage: npm run train -w @karar/corpus -- DATA [${Object.keys(trainers).join('|')}]...`)
  process.exit(2)
}
for (const [name, train] of Object.entries(trainers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const model = train(folder, (line) => console.log(`${name}: ${line}`))
  const packed = brotliCompressSync(encode(model))
  writeFileSync(name === 'provisions' ? provisionsFile : join(engineModels, `${name}.bin`), packed)
  console.log(`${name}: ${model.hashes.length} features, ${model.weights.length} weights, ${packed.length} bytes`)
}
