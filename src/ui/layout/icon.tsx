import styles from './icon.module.css'

type IconName = keyof typeof paths

type IconProps = {
  name: IconName
  size?: 16 | 20 | 24
}

/** An icon, drawn by hand on a grid of 24 px, with lines 1.5 px wide. Screen readers skip it, because there is text beside the icon. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

const paths = {
  bag: 'M5.5 8.5h13l1 11.5h-15zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 5.5 0 0 1 15 0',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5.5 12h13',
  plus: 'M5.5 12h13M12 5.5v13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'arrow-up': 'M12 20V4.5M6 10.5l6-6 6 6',
  stop: 'M7.5 7.5h9v9h-9z',
  'arrow-left': 'M20 12H4.5M10.5 6l-6 6 6 6',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  external: 'M10 5.5H5v13.5h13.5v-5M13.5 4.5h6v6M19.5 4.5L11 13',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  message: 'M4 5h16v11.5h-8.5L7 20.5v-4H4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10 10.5v5.5M14 10.5v5.5',
} as const
