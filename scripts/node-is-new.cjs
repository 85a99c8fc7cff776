/**
 * Says in words what to do where Node is too old for what comes next, and ends that. In the oldest of words itself, so that
 * any Node can read it.
 */
const { engines, name } = require('../package.json')

const least = Number.parseInt(engines.node.replace(/\D+/, ''), 10)
const major = Number.parseInt(process.versions.node, 10)
if (major < least) {
  const script = process.env.npm_lifecycle_event || '...'
  const room = process.env.npm_package_name
  const there = room && room !== name ? ` -w ${room}` : ''
  console.error(
    `This needs Node ${least} or newer; this is Node ${process.versions.node}.\n` +
      'Start Karar with ./karar and its checks with ./test: both bring the Node that they need.\n' +
      `For npm scripts, put that one first: PATH="$(ls -d "$PWD"/.node/*/node_modules/*/bin):$PATH" npm run ${script}${there}`,
  )
  process.exit(1)
}
