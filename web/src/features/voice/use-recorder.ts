import { useCallback, useEffect, useRef, useState } from 'react'
import { toWav } from './to-wav.ts'

/** A recording ends by itself after so many seconds. */
const longest = 60

/** Kinds that the server hears as they are; what else a browser makes is sent as WAV. */
const heard = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

const wanted = { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 }

interface Running {
  stop(): void
}

interface Recorder {
  recording: boolean
  /** the browser asks the person for the microphone */
  asking: boolean
  seconds: number
  /** how loud it is just now, 0 to 1 */
  level: number
  start(): Promise<void>
  stop(): void
  /** Does not record after all, whatever the person answers the browser. */
  forgo(): void
}

/** Records from the microphone. `onDone` is given the recording, `onRefused` called where there is no microphone to have. */
export function useRecorder(onDone: (recording: Blob) => void, onRefused: () => void): Recorder {
  const [recording, setRecording] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [level, setLevel] = useState(0)
  const running = useRef<Running | null>(null)
  const told = useRef({ onDone, onRefused })
  told.current = { onDone, onRefused }
  const gone = useRef(false)
  const [asking, setAsking] = useState(false)
  /** the request for the microphone that is not answered yet */
  const request = useRef<object | null>(null)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      running.current?.stop()
    }
  }, [])

  const stop = useCallback(() => running.current?.stop(), [])

  const start = useCallback(async () => {
    if (running.current || request.current) return
    const mine = {}
    request.current = mine
    setAsking(true)
    const forgone = () => gone.current || request.current !== mine
    let stream: MediaStream | undefined
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: wanted })
      if (forgone()) return release(stream)
      running.current = record(stream, {
        onLevel: setLevel,
        onSecond: setSeconds,
        onEnd: (recorded) => {
          running.current = null
          setRecording(false)
          setLevel(0)
          if (!gone.current) void recorded.then((sound) => told.current.onDone(sound))
        },
      })
      setSeconds(0)
      setRecording(true)
    } catch {
      // a recorder that does not start leaves no microphone open
      if (stream) release(stream)
      if (!forgone()) told.current.onRefused()
    } finally {
      if (request.current === mine) {
        request.current = null
        setAsking(false)
      }
    }
  }, [])
  const forgo = useCallback(() => {
    request.current = null
    setAsking(false)
  }, [])

  return { recording, asking, seconds, level, start, stop, forgo }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

interface Listeners {
  onLevel(level: number): void
  onSecond(seconds: number): void
  /** once; the recording may still have to be made into what the server hears */
  onEnd(recording: Promise<Blob>): void
}

/** Records a stream until it is stopped or the time is over, and lets go of the microphone then. */
function record(stream: MediaStream, { onLevel, onSecond, onEnd }: Listeners): Running {
  const mimeType = heard.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  const meter = openMeter(stream, onLevel)
  const stop = () => {
    if (recorder.state === 'recording') recorder.stop()
  }
  const began = Date.now()
  const clock = setInterval(() => {
    const now = Math.min(longest, Math.floor((Date.now() - began) / 1000))
    onSecond(now)
    if (now >= longest) stop()
  }, 200)
  recorder.onstop = () => {
    clearInterval(clock)
    meter.close()
    release(stream)
    const whole = new Blob(parts, { type: recorder.mimeType })
    onEnd(mimeType ? Promise.resolve(whole) : toWav(whole).catch(() => whole))
  }
  return { stop }
}

/** Tells ten times a second how loud the stream is. */
function openMeter(stream: MediaStream, tell: (level: number) => void): { close(): void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const wave = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(wave)
    const strength = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length)
    // as loudness is heard: 50 decibels below the loudest is nothing
    tell(Math.max(0, Math.min(1, 1 + (20 * Math.log10(strength + 1e-6)) / 50)))
  }, 100)
  return {
    close: () => {
      clearInterval(timer)
      void context.close()
    },
  }
}
