import { Button, CheckboxControl, Notice, Spinner, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useInstagram, type Connection } from './use-instagram';

type Instagram = ReturnType< typeof useInstagram >;

/** The card that connects the site with an Instagram account and shows the state of the connection. */
export function InstagramCard() {
	const instagram = useInstagram();
	const { connection, busy, failure, load } = instagram;
	const status = useRef< HTMLParagraphElement >( null );
	const connected = connection?.connected;
	const was = useRef( connected );

	// The pressed button is gone. Focus the text about the new state.
	useEffect( () => {
		if ( was.current !== undefined && was.current !== connected ) {
			status.current?.focus();
		}
		was.current = connected;
	}, [ connected ] );

	return (
		<section className="eidan-settings__section" id="eidan-place-instagram" tabIndex={ -1 }>
			<h2>{ __( 'Instagram', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __(
					'The latest posts of an account are copied to this site for the block Instagram feed list. Visitors’ browsers never contact Instagram.',
					'eidan'
				) }
			</p>
			<div className="eidan-settings__fields">
				{ failure && (
					<Notice
						status="error"
						isDismissible={ false }
						actions={
							connection ? [] : [ { label: __( 'Try again', 'eidan' ), onClick: () => void load() } ]
						}
					>
						{ failure }
					</Notice>
				) }
				{ connection && (
					<>
						<p ref={ status } tabIndex={ -1 } className="eidan-settings__status">
							{ connection.connected ? stateOf( connection ) : __( 'No account is connected.', 'eidan' ) }{ ' ' }
							{ copiesOf( connection ) }
						</p>
						{ connection.problem && (
							<Notice status={ connection.urgent ? 'error' : 'warning' } isDismissible={ false }>
								{ connection.problem }
							</Notice>
						) }
						{ ( ! connection.connected || connection.urgent ) && <Token instagram={ instagram } /> }
						{ ( connection.connected || connection.posts > 0 ) && (
							<Actions instagram={ instagram } connection={ connection } />
						) }
					</>
				) }
				{ ! connection && busy && <Spinner /> }
			</div>
		</section>
	);
}

// If the owner has to do something, the notice below says so. A text that all is well would contradict it.
const stateOf = ( { username, expires, urgent }: Connection ) =>
	urgent
		? /* translators: %s: name of an account. */
			sprintf( __( 'Account: @%s.', 'eidan' ), username )
		: sprintf(
				/* translators: 1: name of an account, 2: a day. */
				__( 'Connected as @%1$s. The access token expires on %2$s and is renewed before that.', 'eidan' ),
				username,
				expires
			);

const copiesOf = ( { posts, synced }: Connection ) => {
	/* translators: %d: number of posts. */
	const count = sprintf( _n( '%d post copied', '%d posts copied', posts, 'eidan' ), posts );
	/* translators: 1: such as "12 posts copied", 2: such as "5 minutes ago". */
	return synced ? sprintf( __( '%1$s, up to date %2$s.', 'eidan' ), count, synced ) : posts > 0 && `${ count }.`;
};

function Token( { instagram: { busy, connect, connection } }: { instagram: Instagram } ) {
	const [ token, setToken ] = useState( '' );
	const send = async () => {
		if ( token.trim() && ! busy && ( await connect( token.trim() ) ) ) {
			setToken( '' );
		}
	};
	return (
		<>
			{ ! connection?.encrypted && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'PHP lacks the OpenSSL extension, so that the access token would be stored without encryption. Ask your host to enable it.',
						'eidan'
					) }
				</Notice>
			) }
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="password"
				autoComplete="off"
				spellCheck={ false }
				label={ __( 'Access token', 'eidan' ) }
				help={ __(
					'In your Meta app: Instagram, API setup with Instagram login, Generate access tokens. It stays on your server and is not shown again.',
					'eidan'
				) }
				value={ token }
				onChange={ setToken }
				onKeyDown={ ( event ) => {
					// Stop Enter from submitting the form around, which saves the settings.
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						void send();
					}
				} }
			/>
			<div className="eidan-settings__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ busy === 'connect' }
					disabled={ ! token.trim() || !! busy }
					accessibleWhenDisabled
					onClick={ () => void send() }
				>
					{ busy === 'connect' ? __( 'Connecting…', 'eidan' ) : __( 'Connect', 'eidan' ) }
				</Button>
			</div>
		</>
	);
}

function Actions( {
	instagram: { busy, disconnect, sync },
	connection: { connected, posts },
}: {
	instagram: Instagram;
	connection: Connection;
} ) {
	const [ asked, setAsked ] = useState( false );
	const [ copies, setCopies ] = useState( false );
	const buttons = { __next40pxDefaultSize: true, disabled: !! busy, accessibleWhenDisabled: true } as const;

	if ( asked ) {
		return (
			<div className="eidan-settings__ask" role="group" aria-label={ __( 'Disconnect', 'eidan' ) }>
				<p>
					{ __(
						'The access token is deleted from this site. To withdraw it at Instagram, remove the app in the account’s settings.',
						'eidan'
					) }
				</p>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Also delete the copies', 'eidan' ) }
					checked={ copies }
					onChange={ setCopies }
				/>
				<Button
					{ ...buttons }
					variant="primary"
					isDestructive
					isBusy={ busy === 'disconnect' }
					// eslint-disable-next-line jsx-a11y/no-autofocus -- It replaces the button just clicked.
					autoFocus
					onClick={ async () => {
						await disconnect( copies );
						setAsked( false );
					} }
				>
					{ __( 'Disconnect', 'eidan' ) }
				</Button>
				<Button { ...buttons } variant="tertiary" onClick={ () => setAsked( false ) }>
					{ __( 'Cancel', 'eidan' ) }
				</Button>
			</div>
		);
	}
	return (
		<div className="eidan-settings__buttons">
			{ connected && (
				<Button { ...buttons } variant="secondary" isBusy={ busy === 'sync' } onClick={ () => void sync() }>
					{ busy === 'sync' ? __( 'Copying…', 'eidan' ) : __( 'Copy posts now', 'eidan' ) }
				</Button>
			) }
			{ connected ? (
				<Button { ...buttons } variant="secondary" isDestructive onClick={ () => setAsked( true ) }>
					{ __( 'Disconnect', 'eidan' ) }
				</Button>
			) : (
				posts > 0 && (
					<Button
						{ ...buttons }
						variant="secondary"
						isDestructive
						isBusy={ busy === 'disconnect' }
						onClick={ () => void disconnect( true ) }
					>
						{ __( 'Delete the copies', 'eidan' ) }
					</Button>
				)
			) }
		</div>
	);
}
