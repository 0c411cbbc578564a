import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Failure, Running } from './import-steps';
import type { useDemo } from './use-demo';

/** Returns which step of how many it is and what it does, the step, with its number and what it does. */
export function stepText( { step, steps, label }: Running ): string {
	const number = steps
		? /* translators: 1: number of a step, 2: number of all steps. */
			sprintf( __( 'Step %1$d of %2$d', 'eidan' ), step + 1, steps )
		: /* translators: %d: number of a step. */
			sprintf( __( 'Step %d', 'eidan' ), step + 1 );
	return label
		? /* translators: 1: the step and how many there are, 2: what the step does, such as "Images". */
			sprintf( __( '%1$s: %2$s', 'eidan' ), number, label )
		: number;
}

const percent = ( { step, steps }: Running ) => ( steps ? Math.round( ( step / steps ) * 100 ) : 0 );

type Demo = ReturnType< typeof useDemo >;

/** How far the import has come: while it runs, and where it was stopped. */
export function ImportProgress( { demo: { demo, running, isStopping, cancel } }: { demo: Demo } ) {
	const status = useRef< HTMLParagraphElement >( null );
	const isRunning = running !== null;
	const hasRun = useRef( false );

	// The pressed button is gone: the one that began, or the one that stopped.
	useEffect( () => {
		if ( isRunning || hasRun.current ) {
			status.current?.focus();
		}
		hasRun.current = isRunning;
	}, [ isRunning ] );

	const waiting = demo?.progress && {
		step: demo.progress.done,
		steps: demo.progress.steps,
		label: demo.progress.next,
	};
	const at = running ?? waiting;
	if ( ! at ) {
		return null;
	}
	return (
		<div className="eidan-settings__progress">
			<p ref={ status } tabIndex={ -1 } className="eidan-settings__step">
				{ running
					? stepText( running )
					: /* translators: %s: the step, with its number and what it does. */
						sprintf( __( 'Import paused. Next: %s', 'eidan' ), stepText( at ) ) }
			</p>
			<ProgressBar value={ percent( at ) } aria-label={ __( 'Import', 'eidan' ) } />
			{ running && (
				<>
					<p className="eidan-settings__status">
						{ __( 'You can close this screen and go on later: what is imported stays.', 'eidan' ) }
					</p>
					<div className="eidan-settings__buttons">
						<Button __next40pxDefaultSize variant="secondary" isBusy disabled accessibleWhenDisabled>
							{ __( 'Importing…', 'eidan' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							disabled={ isStopping }
							accessibleWhenDisabled
							onClick={ cancel }
						>
							{ isStopping ? __( 'Stopping after this step…', 'eidan' ) : __( 'Stop', 'eidan' ) }
						</Button>
					</div>
				</>
			) }
		</div>
	);
}

const linesOf = ( failures: Failure[] ) =>
	failures.flatMap( ( { at, messages } ) =>
		messages.map( ( message ) =>
			/* translators: 1: the step, with its number and what it does, 2: error message. */
			sprintf( __( '%1$s – %2$s', 'eidan' ), stepText( at ), message )
		)
	);

/** What went wrong in the import, with a button that runs these steps again. */
export function ImportFailure( { demo: { outcome, tryAgain } }: { demo: Demo } ) {
	if ( outcome?.status !== 'halted' && outcome?.status !== 'lacking' ) {
		return null;
	}
	const isHalted = outcome.status === 'halted';
	const lines = isHalted
		? linesOf( [ { at: outcome.at, messages: [ outcome.message ] } ] )
		: linesOf( outcome.failures );
	const consequence = isHalted
		? __( 'What is imported so far stays.', 'eidan' )
		: __( 'Everything else is imported.', 'eidan' );

	return (
		<Notice
			status="error"
			isDismissible={ false }
			spokenMessage={ [ ...lines, consequence ].join( ' ' ) }
			actions={ [ { label: __( 'Try again', 'eidan' ), onClick: () => void tryAgain() } ] }
		>
			{ [ ...lines, consequence ].map( ( line ) => (
				<p key={ line }>{ line }</p>
			) ) }
		</Notice>
	);
}
