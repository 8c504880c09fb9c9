import { type FieldPath, type FieldValues, type Resolver, set, useForm, type UseFormProps } from 'react-hook-form'

type Faults<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string | undefined>>

type Options<Values extends FieldValues> = Omit<UseFormProps<Values, unknown, Values>, 'resolver'> & {
  /** Errors by field, in the reader's language. The server runs the same rules. By default only the server checks the input. */
  faultsOf?: (values: Values) => Faults<Values>
}

/** A form of a public page. It validates with rules instead of a schema, because every visitor would have to load the schema library. */
export function useRuleForm<Values extends FieldValues>({ faultsOf = () => ({}), ...options }: Options<Values>) {
  return useForm<Values, unknown, Values>({
    reValidateMode: 'onBlur',
    // The `Form` component of the kit moves the focus.
    shouldFocusError: false,
    ...options,
    resolver: ruleResolver(faultsOf),
  })
}

function ruleResolver<Values extends FieldValues>(
  faultsOf: (values: Values) => Faults<Values>,
): Resolver<Values, unknown, Values> {
  return (values) => {
    const errors = {}
    for (const [path, message] of Object.entries(faultsOf(values)))
      if (message !== undefined) set(errors, path, { type: 'rule', message })
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
