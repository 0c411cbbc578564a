import { Button, CheckboxControl, RadioControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Change, Demo } from './use-demo';

interface ImportProps {
	demo: Demo;
	/** Called with whether the site should look like the demo. */
	onYes: ( look: boolean ) => void;
	onNo: () => void;
}

/** Asks before the import whether the demo may change the site's own settings and design, and lists these changes. */
export function ImportQuestion( { demo, onYes, onNo }: ImportProps ) {
	const [ look, setLook ] = useState( demo.look ?? demo.fresh );
	const group = useRef< HTMLDivElement >( null );

	// It replaces the button just clicked. On phones the list of changes is longer than the screen: people begin at the
	// top of it.
	useEffect( () => {
		group.current?.focus( { preventScroll: true } );
		group.current?.scrollIntoView?.( { block: 'nearest' } );
	}, [] );

	return (
		<div
			ref={ group }
			tabIndex={ -1 }
			className="eidan-settings__ask"
			role="group"
			aria-label={ __( 'Import the demo site', 'eidan' ) }
		>
			<RadioControl
				label={ __( 'Your site', 'eidan' ) }
				selected={ look ? 'look' : 'beside' }
				onChange={ ( value ) => setLook( value === 'look' ) }
				options={ [
					{
						value: 'beside',
						label: __( 'Keep it as it is', 'eidan' ),
						description: __(
							'The demo has addresses of its own. Your pages, lists, menus, blog and search are without it; in a shop without products, its own can be bought.',
							'eidan'
						),
					},
					{
						value: 'look',
						label: __( 'Make it look like the demo', 'eidan' ),
						description: __(
							'Changes what is listed below. Removing the demo puts all of it back.',
							'eidan'
						),
					},
				] }
			/>
			{ look && <Changes changes={ demo.changes } kept={ demo.kept } /> }
			<div className="eidan-settings__buttons">
				<Button __next40pxDefaultSize variant="primary" onClick={ () => onYes( look ) }>
					{ __( 'Import', 'eidan' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onNo }>
					{ __( 'Cancel', 'eidan' ) }
				</Button>
			</div>
		</div>
	);
}

function Changes( { changes, kept }: { changes: Change[]; kept: string[] } ) {
	return (
		<>
			{ changes.length > 0 && (
				<table className="eidan-settings__changes">
					<thead>
						<tr>
							<th scope="col">{ __( 'Changes', 'eidan' ) }</th>
							<th scope="col">{ __( 'Now', 'eidan' ) }</th>
							<th scope="col">{ __( 'With the demo', 'eidan' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ changes.map( ( { name, now, then } ) => (
							<tr key={ name }>
								<th scope="row">{ name }</th>
								<td>{ now || '–' }</td>
								<td>{ then }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
			{ kept.length > 0 && (
				<p>
					{
						/* translators: %s: Names of templates and the like, such as "Styles, Header". */
						sprintf( __( 'Stays as it is in any case: %s.', 'eidan' ), kept.join( ', ' ) )
					}
				</p>
			) }
		</>
	);
}

interface RemoveProps {
	/** Called with whether edited items are removed, too. */
	onYes: ( edited: boolean ) => void;
	onNo: () => void;
}

/** Asks before the demo is removed. */
export function RemoveQuestion( { onYes, onNo }: RemoveProps ) {
	const [ edited, setEdited ] = useState( false );

	return (
		<div className="eidan-settings__ask" role="group" aria-label={ __( 'Remove the demo site', 'eidan' ) }>
			<p>
				{ __(
					'Deletes what was imported and puts back what it changed of your site. Your own content stays, with the demo’s images, categories and authors that it uses.',
					'eidan'
				) }
			</p>
			<CheckboxControl
				label={ __( 'Also delete what was edited after the import', 'eidan' ) }
				checked={ edited }
				onChange={ setEdited }
			/>
			<div className="eidan-settings__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					onClick={ () => onYes( edited ) }
					// eslint-disable-next-line jsx-a11y/no-autofocus -- It replaces the button just clicked.
					autoFocus
				>
					{ __( 'Remove', 'eidan' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onNo }>
					{ __( 'Cancel', 'eidan' ) }
				</Button>
			</div>
		</div>
	);
}
