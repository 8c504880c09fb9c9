/** The value of `--name=value` on the command line; undefined if the option is absent. */
export function argument(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
}

export function numberArgument(name: string): number | undefined {
  const given = argument(name)
  return given === undefined ? undefined : Number(given)
}
