// A value that components follow as it changes.

export class Box<T> {
  value: T = $state() as T

  constructor(value: T) {
    this.value = value
  }
}
