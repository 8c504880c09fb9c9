export type DangerKind = 'suicide' | 'self-harm' | 'violence' | 'emergency' | 'child'

/** `alarm`: the answer contains only help. `concern`: the answer begins with telephone numbers for help and contains no prices. */
export type DangerLevel = 'none' | 'concern' | 'alarm'
