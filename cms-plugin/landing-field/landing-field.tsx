import type { FieldPluginResponse } from '@storyblok/field-plugin'
import { useFieldPlugin } from '@storyblok/field-plugin/react'
import type { LandingData } from 'component-schemas/landing/landing-data.ts'
import { landingMedia } from 'component-schemas/landing/landing-media.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { ToolIcon } from './controls/tool-icon.tsx'
import { cmsOrigin } from './frame/field-config.ts'
import { FieldProvider, useField } from './frame/field-context.ts'
import { placeOf } from './frame/problem-location.ts'
import { passOnSave, reportState } from './frame/report-state.ts'
import { type Messages, messagesFor } from './messages/messages-for.ts'
import { LandingForm } from './parts/landing-form.tsx'
import { UnreadableValue } from './parts/unreadable-value.tsx'
import { useLanding } from './state/use-landing.ts'

type Loaded = Extract<FieldPluginResponse<unknown>, { type: 'loaded' }>

/** Whatever is stored comes in; our own schema judges it. */
const validateContent = (content: unknown) => ({ content })

/** The field plugin: it speaks with the CMS around it, and with no other page. */
export function LandingField({ targetOrigin = cmsOrigin }: { targetOrigin?: string }) {
  const plugin = useFieldPlugin<unknown>({ targetOrigin, validateContent })
  const messages = messagesFor(navigator.language)
  if (plugin.type === 'loading') return <p className="quiet">{messages.say('loading')}</p>
  if (plugin.type === 'error') return <p className="quiet">{messages.say('outside')}</p>
  return <LoadedField data={plugin.data} actions={plugin.actions} targetOrigin={targetOrigin} />
}

function LoadedField({ data, actions, targetOrigin }: Pick<Loaded, 'data' | 'actions'> & { targetOrigin: string }) {
  const messages = messagesFor(data.interfaceLang)
  const send = useCallback((landing: LandingData) => void actions.setContent(landing), [actions])
  const place = `${data.storyId ?? ''} ${data.blockUid ?? ''}`
  const landing = useLanding({ content: data.content, language: data.storyLang, place }, send)
  const problems = landing.problems
  const dispatch = 'dispatch' in landing ? landing.dispatch : undefined
  useKeys(dispatch, targetOrigin)
  useReportedState(landing, { messages, targetOrigin })
  const field = useMemo(
    () => ({
      messages,
      problems,
      dispatch: dispatch ?? (() => undefined),
      token: data.token ?? undefined,
      pickAsset: async () => landingMedia.safeParse({ ...(await actions.selectAsset()), fieldtype: 'asset' }).data,
    }),
    [messages, problems, dispatch, data.token, actions],
  )
  const language = data.storyLang === 'default' ? messages.say('defaultLanguage') : data.storyLang
  return (
    <I18nProvider locale={data.interfaceLang || 'en'}>
      <FieldProvider value={field}>
        <main>
          <h1 className="unseen">{messages.say('page')}</h1>
          <div className="bar" role="toolbar" aria-label={messages.say('page')}>
            {data.translatable && <span className="language">{messages.say('language', { name: language })}</span>}
            {'dispatch' in landing && (
              <>
                <ToolButton
                  tool="undo"
                  isDisabled={!landing.canUndo}
                  onPress={() => landing.dispatch({ do: 'undo' })}
                />
                <ToolButton
                  tool="redo"
                  isDisabled={!landing.canRedo}
                  onPress={() => landing.dispatch({ do: 'redo' })}
                />
              </>
            )}
            <Button onPress={() => void actions.setModalOpen(!data.isModalOpen)}>
              {messages.say(data.isModalOpen ? 'small' : 'large')}
            </Button>
          </div>
          {'unreadable' in landing ? (
            <UnreadableValue value={landing.unreadable} onStartAgain={landing.startAgain} />
          ) : (
            <LandingForm landing={landing} />
          )}
        </main>
      </FieldProvider>
    </I18nProvider>
  )
}

type ToolButtonProps = { tool: 'undo' | 'redo'; isDisabled: boolean; onPress: () => void }

function ToolButton({ tool, ...press }: ToolButtonProps) {
  const { messages } = useField()
  return (
    <Button className="tool" aria-label={messages.say(tool)} {...press}>
      <ToolIcon tool={tool} />
    </Button>
  )
}

/** Reports values that are not stored to the editor around the plugin; leaving the page with one asks first. */
function useReportedState(
  landing: ReturnType<typeof useLanding>,
  { messages, targetOrigin }: { messages: Messages; targetOrigin: string },
): void {
  const isPending = 'isSaved' in landing && !landing.isSaved
  const issues =
    'data' in landing
      ? landing.problems.map((problem) => `${placeOf(problem, landing.data, messages)}: ${messages.problem(problem)}`)
      : [messages.say('unreadable')]
  const text = JSON.stringify(issues)
  useEffect(() => {
    const reported: string[] = JSON.parse(text)
    reportState({ isPending, issues: reported }, targetOrigin)
  }, [isPending, text, targetOrigin])
  useEffect(() => {
    if (!isPending) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPending])
}

/** Ctrl or Cmd with Z, and with Shift; a control's own undo would not know of the other controls. With S the editor around the plugin saves. */
function useKeys(dispatch: ((action: { do: 'undo' | 'redo' }) => void) | undefined, targetOrigin: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isSave(event)) {
        event.preventDefault()
        return passOnSave(targetOrigin)
      }
      if (!dispatch || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      dispatch({ do: event.shiftKey ? 'redo' : 'undo' })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [dispatch, targetOrigin])
}

function isSave(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey
}
