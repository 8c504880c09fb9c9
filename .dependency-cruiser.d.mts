import type { IConfiguration } from 'dependency-cruiser'

export declare const AREAS: Record<string, string[]>
export declare const FEATURES: string[]
declare const walls: IConfiguration
export default walls
