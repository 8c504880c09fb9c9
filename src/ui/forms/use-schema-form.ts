import './zod-without-eval.ts'
import { toNestErrors } from '@hookform/resolvers'
import {
  type FieldError,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { input, ZodType } from 'zod'
import { schemaFaults } from '#base/schema-faults.ts'
import { findFieldPlace } from './form-context.ts'

type Options<Values extends FieldValues, Input> = Omit<UseFormProps<Values, unknown, Input>, 'resolver'> & {
  /** The schema of the call's body. */
  schema: ZodType<unknown, Input>
}

type Conversion<Values, Input> = {
  /** Converts the field values to the call's body, if the two differ. The result is validated and passed to `onSubmit`. */
  toInput: (values: Values) => Input
  /** Errors by field that rules find in addition to the schema: codes, or sentences in the reader's language. */
  faultsOf?: (values: Values) => Record<string, string>
}

/**
 * A form of the panel or of the partner area. It validates with the schema of its call. With `values` instead of `defaultValues` the form shows later
 * changes by other people, but keeps what the user has typed.
 */
export function useSchemaForm<Schema extends ZodType<unknown, FieldValues>>(
  options: { schema: Schema } & Omit<Options<input<Schema>, input<Schema>>, 'schema'>,
): UseFormReturn<input<Schema>, unknown, input<Schema>>
export function useSchemaForm<Values extends FieldValues, Input>(
  options: Options<Values, Input> & Conversion<Values, Input>,
): UseFormReturn<Values, unknown, Input>
export function useSchemaForm<Values extends FieldValues, Input>({
  schema,
  // Without `toInput` the values of the form are the body of the call. The first signature guarantees this type.
  toInput = (values) => values as unknown as Input,
  faultsOf = () => ({}),
  ...options
}: Options<Values, Input> & Partial<Conversion<Values, Input>>) {
  return useForm<Values, unknown, Input>({
    reValidateMode: 'onBlur',
    // The `Form` component of the kit moves the focus.
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    ...options,
    resolver: schemaResolver(schema, { toInput, faultsOf }),
  })
}

/** Validates like the server, with the same error codes. The form sends the input before parsing, because the server parses it again. */
function schemaResolver<Values extends FieldValues, Input>(
  schema: ZodType<unknown, Input>,
  { toInput, faultsOf }: Required<Conversion<Values, Input>>,
): Resolver<Values, unknown, Input> {
  return (values, _, options) => {
    const body = toInput(values)
    const parsed = schema.safeParse(body)
    const errors: Record<string, FieldError> = {}
    for (const { path, code } of schemaFaults(parsed.error?.issues ?? [], body))
      errors[findFieldPlace(path, options.names ?? []) ?? path] ??= { type: 'schema', message: code }
    for (const [path, message] of Object.entries(faultsOf(values))) errors[path] ??= { type: 'rule', message }
    if (Object.keys(errors).length === 0) return { values: body, errors: {} }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}
