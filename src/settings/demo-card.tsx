import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Result {
	message?: string;
	url?: string;
}

type Outcome = { status: 'success'; message: string; url: string | undefined } | { status: 'error'; message: string };

/** Imports the demo site, once asked for. */
export function DemoCard( { home }: { home: string } ) {
	const [ isAsking, setAsking ] = useState( false );
	const [ isRunning, setRunning ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );

	const run = async () => {
		setAsking( false );
		setRunning( true );
		setOutcome( null );
		try {
			const { message, url } = await apiFetch< Result >( { path: '/eidan/v1/demo', method: 'POST' } );
			setOutcome( { status: 'success', message: message || __( 'The demo site is imported.', 'eidan' ), url } );
		} catch ( error ) {
			const { message } = ( error ?? {} ) as Result;
			setOutcome( { status: 'error', message: message || __( 'An unknown error occurred.', 'eidan' ) } );
		} finally {
			setRunning( false );
		}
	};

	return (
		<section className="eidan-settings__section">
			<h2>{ __( 'Demo site', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __( 'Adds the pages, posts, portfolio items and pictures of a consulting studio, as a start or to look around. Your own pages and posts stay as they are.', 'eidan' ) }
			</p>
			{ outcome && (
				<Notice status={ outcome.status } isDismissible={ false }>
					{ outcome.message }{ ' ' }
					{ outcome.status === 'success' && <a href={ outcome.url || home }>{ __( 'Visit the site', 'eidan' ) }</a> }
				</Notice>
			) }
			{ isAsking ? (
				<div className="eidan-settings__ask" role="group" aria-label={ __( 'Import the demo site', 'eidan' ) }>
					<p>{ __( 'The demo’s home page becomes the front page of this site. Import it now?', 'eidan' ) }</p>
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
