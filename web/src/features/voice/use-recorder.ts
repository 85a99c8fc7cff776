import { useCallback, useEffect, useRef, useState } from 'react'
import { toWav } from './to-wav.ts'

/** A recording ends by itself after so many seconds. */
const longest = 60

/** Kinds that the server hears as they are; what else a browser makes is sent as WAV. */
const heard = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

interface Recorder {
  recording: boolean
  seconds: number
  /** how loud it is just now, 0 to 1 */
  level: number
  start(): Promise<void>
  stop(): void
}

/** Records from the microphone. `onDone` is given the recording, `onRefused` called where there is no microphone to have. */
export function useRecorder(onDone: (recording: Blob) => void, onRefused: () => void): Recorder {
  const [recording, setRecording] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [level, setLevel] = useState(0)
  const running = useRef<{ recorder: MediaRecorder; end(): void } | null>(null)
  const told = useRef({ onDone, onRefused })
  told.current = { onDone, onRefused }
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      running.current?.end()
    }
  }, [])

  const stop = useCallback(() => {
    if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
  }, [])

  const start = useCallback(async () => {
    if (running.current) return
    try {
      const audio = { echoCancellation: true, noiseSuppression: true }
      const stream = await navigator.mediaDevices.getUserMedia({ audio })
      const end = () => {
        for (const track of stream.getTracks()) track.stop()
      }
      if (gone.current) return end()
      const mimeType = heard.find((type) => MediaRecorder.isTypeSupported(type))
      const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
      const meter = openMeter(stream, setLevel)
      const began = Date.now()
      const clock = setInterval(() => {
        const now = Math.min(longest, Math.floor((Date.now() - began) / 1000))
        setSeconds(now)
        if (now >= longest) stop()
      }, 200)
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      recorder.onstop = () => {
        clearInterval(clock)
        meter.close()
        end()
        running.current = null
        setRecording(false)
        setLevel(0)
        if (gone.current) return
        const whole = new Blob(parts, { type: recorder.mimeType })
        if (mimeType) told.current.onDone(whole)
        else
          toWav(whole).then(
            (wav) => told.current.onDone(wav),
            () => told.current.onDone(whole),
          )
      }
      running.current = {
        recorder,
        end: () => {
          if (recorder.state === 'recording') recorder.stop()
          end()
        },
      }
      recorder.start()
      setSeconds(0)
      setRecording(true)
    } catch {
      if (!gone.current) told.current.onRefused()
    }
  }, [stop])

  return { recording, seconds, level, start, stop }
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
