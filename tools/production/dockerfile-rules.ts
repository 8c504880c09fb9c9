export type Line = { word: string; rest: string }

/** The errors of a Dockerfile, one sentence for each. These are the rules of hadolint that apply to an image without shell commands. */
export function faultsOfDockerfile(text: string): string[] {
  const lines = parseLines(text)
  const args = new Map(
    lines
      .filter(({ word }) => word === 'ARG')
      .map(({ rest }) => [rest.split('=')[0] ?? '', rest.split('=').slice(1).join('=')]),
  )
  const last = lines.slice(lines.findLastIndex(({ word }) => word === 'FROM'))
  return [...lines.flatMap((line) => faultsOfLine(line, args)), ...faultsOfStage(last)]
}

function faultsOfLine({ word, rest }: Line, args: Map<string, string>): string[] {
  const faults: string[] = []
  if (word === 'FROM') faults.push(...faultsOfBase(rest, args))
  if (word === 'ADD') faults.push('ADD fetches and unpacks: COPY is enough.')
  if (['RUN', 'CMD', 'ENTRYPOINT'].includes(word) && !rest.startsWith('['))
    faults.push(`${word} ${rest}: use exec form, so that signals arrive.`)
  if (word === 'HEALTHCHECK' && !/CMD \[/.test(rest)) faults.push('HEALTHCHECK: use exec form, which needs no shell.')
  if (word === 'RUN' && /\bsudo\b/.test(rest)) faults.push('RUN: do not use sudo in a build.')
  if (word === 'RUN' && /apt-get/.test(rest) && !/rm -rf \/var\/lib\/apt/.test(rest))
    faults.push('RUN: delete the lists of apt-get.')
  if (
    (word === 'ENV' || word === 'ARG') &&
    /(?:PASSWORD|SECRET|TOKEN|_KEY)\b/.test(
      rest
        .split(' ')
        .map((part) => part.split('=')[0])
        .join(' '),
    )
  )
    faults.push(`${word} ${rest}: a secret stays in the image's layers.`)
  if (word === 'WORKDIR' && !rest.startsWith('/')) faults.push(`WORKDIR ${rest}: is not an absolute path.`)
  return faults
}

/** The errors in the line with the base image. The image must come from a variable, so that an operator can pin its version by a digest. */
function faultsOfBase(image: string, args: Map<string, string>): string[] {
  const [imageName = ''] = image.split(' ')
  const variable = /^\$\{(\w+)\}$/.exec(imageName)?.[1]
  const name = variable === undefined ? imageName : (args.get(variable) ?? '')
  const faults = variable === undefined ? [`FROM ${imageName}: is no variable, so it cannot be pinned by digest.`] : []
  if (!/[:@]/.test(name)) faults.push(`FROM ${imageName}: has no tag or digest.`)
  if (name.endsWith(':latest')) faults.push(`FROM ${imageName}: latest changes over time.`)
  return faults
}

/** The errors of the last build stage, which becomes the image. */
function faultsOfStage(lines: Line[]): string[] {
  const of = (word: string) => lines.filter((line) => line.word === word)
  const faults = ['CMD', 'HEALTHCHECK', 'ENTRYPOINT']
    .filter((word) => of(word).length > 1)
    .map((word) => `${word} appears twice; only the last counts.`)
  const user = of('USER').at(-1)?.rest
  if (user === undefined) faults.push('Without USER it runs as root.')
  else if (/^(?:root|0)(?::|$)/.test(user)) faults.push('USER: it runs as root.')
  if (of('HEALTHCHECK').length === 0) faults.push('Without HEALTHCHECK nothing detects that it has stopped responding.')
  if (of('COPY').some(({ rest }) => /^\.\s/.test(rest)))
    faults.push('COPY: do not copy the whole context into the image.')
  return faults
}

/** Returns the instructions of a Dockerfile, each with its arguments. */
export function parseLines(text: string): Line[] {
  return text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({
      word: (line.split(/\s/)[0] ?? '').toUpperCase(),
      rest: line.replace(/^\S+\s*/, '').replace(/\s+/g, ' '),
    }))
}
