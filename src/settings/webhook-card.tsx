import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { valueAt, type State } from './values';

const PATH = '/eidan/v1/webhook';

/** The answer of the route. */
interface Answer {
	/** Whether it is on and has all that it needs. */
	ready: boolean;
	/** The last failure and what to do; '' if nothing has failed. */
	problem: string;
	/** Whether nothing has arrived since. */
	urgent: boolean;
	/** Of a test. */
	arrived?: boolean;
	said?: string;
}

interface Props {
	state: State;
	/** Whether the webhook's settings are not saved yet. */
	isChanged: boolean;
}

/** How the webhook does, and a button that tries it. There once it is switched on and saved. */
export function WebhookCard( { state, isChanged }: Props ) {
	const isOn = valueAt( state.settings, 'outcomes.webhook' ) === true;
	const [ answer, setAnswer ] = useState< Answer >();
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	const ask = async ( options: { path: string; method?: string } ) => {
		setBusy( true );
		setFailure( '' );
		try {
			setAnswer( await apiFetch< Answer >( options ) );
		} catch ( error ) {
			const { message } = ( error ?? {} ) as { message?: string };
			setFailure( message || __( 'An unknown error occurred.', 'eidan' ) );
		}
		setBusy( false );
	};
	// Asked again when the settings have been saved.
	useEffect( () => {
		if ( isOn ) {
			void ask( { path: PATH } );
		}
	}, [ isOn, state ] );

	if ( ! isOn ) {
		return null;
	}
	return (
		<section className="eidan-settings__section" id="eidan-place-webhook" tabIndex={ -1 }>
			<h2>{ __( 'Webhook test', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __( 'Sends an example to the URL that is saved, and says what came of it.', 'eidan' ) }
			</p>
			<div className="eidan-settings__fields">
				{ failure && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
				{ answer?.problem && (
					<Notice status={ answer.urgent ? 'error' : 'warning' } isDismissible={ false }>
						{ answer.problem }
					</Notice>
				) }
				{ answer && ! answer.ready && (
					<p className="eidan-settings__status">{ __( 'Enter URL and secret, and save.', 'eidan' ) }</p>
				) }
				<p role="status" className="eidan-settings__status">
					{ isChanged ? __( 'Save the changes first.', 'eidan' ) : answer?.said }
				</p>
				<div className="eidan-settings__buttons">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy || isChanged || ! answer?.ready }
						accessibleWhenDisabled
						onClick={ () => void ask( { path: `${ PATH }/test`, method: 'POST' } ) }
					>
						{ __( 'Send a test', 'eidan' ) }
					</Button>
				</div>
			</div>
		</section>
	);
}
