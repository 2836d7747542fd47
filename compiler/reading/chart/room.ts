/** Room for numbers that is used again: every sentence needs as much, for a short time. */

/** Gives so many zeros. What was given before must not be used any more. */
export function createRoom(): (size: number) => Int32Array {
  let room = new Int32Array(0)
  return (size) => {
    if (room.length < size) room = new Int32Array(size * 2)
    else room.fill(0, 0, size)
    return room
  }
}
