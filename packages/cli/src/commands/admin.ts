import { message } from '@nora/messages'
import { tasks } from '../admin/tasks.ts'
import type { Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { WrongUsage } from '../problem.ts'
import { server, settings, withServerProblems } from '../server.ts'

/** What an operator does beside the running server: on its database, with its settings. */
export const admin: Command = {
  name: 'admin',
  argument: 'task',
  more: 1,
  about: 'cli.admin.about',
  flags: [{ name: 'status', value: 'STATUS', about: 'cli.option.status' }, jsonFlag],
  examples: [
    'nora admin list --status playing',
    'nora admin close TABLE',
    'nora admin verify',
    'nora admin verify TABLE',
    'nora admin vacuum',
    'nora admin backup FILE',
    'nora admin reset-password NAME',
    'nora admin reports',
    'nora admin close-report REPORT',
  ],
  async run(call) {
    const { argument } = call
    const task = tasks.find(({ name }) => name === argument)
    if (!task) {
      throw new WrongUsage(message('cli.admin.unknownTask', { task: argument, known: tasks.map(({ name }) => name) }))
    }
    const [about] = call.more
    if (task.about === 'needed' && about === undefined) {
      throw new WrongUsage(message('cli.admin.aboutWhat', { task: task.name, help: 'nora admin --help' }))
    }
    if (task.about === 'none' && about !== undefined) {
      throw new WrongUsage(message('cli.error.extraArgument', { command: task.name, argument: about }))
    }
    const { Admin } = await server()
    const given = await settings()
    return withServerProblems(async () => {
      const desk = await Admin.open(given)
      try {
        return await task.run(desk, call, about ?? '')
      } finally {
        await desk.shut()
      }
    })
  },
}
