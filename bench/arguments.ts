/** What `--name=value` of the command line gives; undefined when it is not there. */
export function argument(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
}

export function numberArgument(name: string): number | undefined {
  const given = argument(name)
  return given === undefined ? undefined : Number(given)
}
