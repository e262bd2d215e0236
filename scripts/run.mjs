// Running another program, with what it says kept until it is known whether anybody needs to read it.
import { spawn } from 'node:child_process'

/** @typedef {{ code: number, output: string, stdout: string }} Ended */

/**
 * @param {string} command @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options @returns {Promise<Ended>}
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? 1, stdout, output: output + (signal ?? '') }))
  })
}

/** Runs a script with this Node. @param {string} cwd @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
export const runNode = (cwd, args, env = process.env) => run(process.execPath, args, { cwd, env })
