// Whether the page comes from a house: a server that has battles and takes reports. Every other place has a file that says no.

let answer: Promise<boolean> | null = null

/** Asks once; where there was no answer there is none for now, and it is asked again. */
export function hasHouse(): Promise<boolean> {
  answer ??= asked().catch(() => {
    answer = null
    return false
  })
  return answer
}

async function asked(): Promise<boolean> {
  const file = await fetch('./house.json')
  return file.ok && ((await file.json()) as { battles?: unknown }).battles === true
}
