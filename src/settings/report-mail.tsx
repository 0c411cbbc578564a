import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	/** Whether settings of the report are not saved yet. */
	isChanged: boolean;
}

/** A button that sends the weekly report at once, to those that are saved, and says what came of it. */
export function ReportMail( { isChanged }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );

	const send = async () => {
		setBusy( true );
		setSaid( '' );
		setFailure( '' );
		try {
			const { to } = await apiFetch< { to: string[] } >( {
				path: '/eidan/v1/attribution/report/mail',
				method: 'POST',
			} );
			/* translators: %s: email addresses. */
			setSaid( sprintf( __( 'Sent to %s.', 'eidan' ), to.join( ', ' ) ) );
		} catch ( error ) {
			const { message } = ( error ?? {} ) as { message?: string };
			setFailure( message || __( 'An unknown error occurred.', 'eidan' ) );
		}
		setBusy( false );
	};

	return (
		<div className="eidan-settings__stack">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || isChanged }
				accessibleWhenDisabled
				onClick={ () => void send() }
			>
				{ __( 'Send now', 'eidan' ) }
			</Button>
			<p role="status" className="eidan-settings__status">
				{ isChanged ? __( 'Save the changes first.', 'eidan' ) : said }
			</p>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
		</div>
	);
}
