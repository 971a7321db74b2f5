import start from './tests/support/stack.setup.ts'
const stop = await start()
console.log('UP', process.pid)
process.on('SIGTERM', async () => { await stop(); process.exit(0) })
setInterval(() => {}, 1e6)
