import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Step {
	steps: number;
	errors?: string[];
}

type Outcome = { status: 'success' } | { status: 'error'; messages: string[] };

const PATH = '/eidan/v1/demo';

const post = ( data: object ) => apiFetch< Step >( { path: PATH, method: 'POST', data } );

/** Runs all steps of the import one after the other; gives what went wrong. */
export async function importDemo( onProgress: ( done: number, of: number ) => void, run = post ): Promise< string[] > {
	const errors: string[] = [];
	let steps = 1;
	for ( let step = 0; step < steps; step++ ) {
		const answer = await run( { step } );
		steps = answer.steps;
		errors.push( ...( answer.errors ?? [] ) );
		onProgress( step + 1, steps );
	}
	return errors;
}

/** Imports the demo site, once asked for. */
export function DemoCard( { home }: { home: string } ) {
	const [ isAsking, setAsking ] = useState( false );
	const [ done, setDone ] = useState< number | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const isRunning = done !== null;

	const run = async () => {
		setAsking( false );
		setDone( 0 );
		setOutcome( null );
		try {
			const errors = await importDemo( ( count, of ) => setDone( count / of ) );
			setOutcome( errors.length ? { status: 'error', messages: errors } : { status: 'success' } );
		} catch ( error ) {
			const { message } = ( error ?? {} ) as { message?: string };
			setOutcome( {
				status: 'error',
				messages: [
					message || __( 'An unknown error occurred.', 'eidan' ),
					__( 'What is imported so far stays; start again to go on.', 'eidan' ),
				],
			} );
		} finally {
			setDone( null );
		}
	};

	return (
		<section className="eidan-settings__section">
			<h2>{ __( 'Demo site', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __( 'Adds the pages, posts, portfolio items and pictures of a consulting studio, as a start or to look around. Your own pages and posts stay as they are.', 'eidan' ) }
			</p>
			{ isRunning && <ProgressBar value={ Math.round( done * 100 ) } /> }
			{ outcome && (
				<Notice
					status={ outcome.status }
					isDismissible={ false }
					spokenMessage={
						outcome.status === 'error' ? outcome.messages.join( ' ' ) : __( 'The demo site is imported.', 'eidan' )
					}
				>
					{ outcome.status === 'error' && outcome.messages.map( ( message ) => <p key={ message }>{ message }</p> ) }
					{ outcome.status === 'success' && (
						<>
							{ __( 'The demo site is imported.', 'eidan' ) } <a href={ home }>{ __( 'Visit the site', 'eidan' ) }</a>
						</>
					) }
				</Notice>
			) }
			{ isAsking ? (
				<div className="eidan-settings__ask" role="group" aria-label={ __( 'Import the demo site', 'eidan' ) }>
					<p>{ __( 'On a site without content of its own it also becomes the front page and sets fonts and colours. Import it now?', 'eidan' ) }</p>
					{ /* eslint-disable-next-line jsx-a11y/no-autofocus -- The question follows a click on the button that it takes the place of. */ }
					<Button __next40pxDefaultSize variant="primary" onClick={ run } autoFocus>
						{ __( 'Import', 'eidan' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setAsking( false ) }>
						{ __( 'Cancel', 'eidan' ) }
					</Button>
				</div>
			) : (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isRunning }
					disabled={ isRunning }
					accessibleWhenDisabled
					onClick={ () => setAsking( true ) }
				>
					{ isRunning ? __( 'Importing…', 'eidan' ) : __( 'Import the demo site', 'eidan' ) }
				</Button>
			) }
		</section>
	);
}
