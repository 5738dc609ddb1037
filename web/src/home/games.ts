/** What the covers say before anything is asked of the server. */
export interface Cover {
  id: string;
  least: number;
  most: number;
  minutes: [number, number];
  /** A good number of seats for a first game against bots. */
  usual: number;
}

export const COVERS: Cover[] = [
  { id: "conclave", least: 2, most: 4, minutes: [20, 30], usual: 3 },
  { id: "cronicas", least: 3, most: 6, minutes: [30, 45], usual: 4 },
  { id: "magia", least: 2, most: 6, minutes: [45, 60], usual: 3 },
  { id: "bellum", least: 2, most: 5, minutes: [30, 45], usual: 3 },
];
