export type DangerKind = 'suicide' | 'self-harm' | 'violence' | 'emergency' | 'child'

/** `alarm`: the answer has only help. `concern`: the answer has a line with help and no prices. */
export type DangerLevel = 'none' | 'concern' | 'alarm'
