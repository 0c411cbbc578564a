import { Button, Popover } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { addressOf, CoreLinkControl, type CoreLink } from '@eidan/editor';
import type { Node } from './tree';
import { labelFor, newLink } from './use-create-menu';
import { linkAttributes } from './wire';

interface PickerProps {
	/** Called with a link that the author found or typed. */
	onPick: ( attributes: Record< string, unknown > ) => void;
	/** The present link. */
	value?: CoreLink | undefined;
}

/** WordPress's search for pages, posts and terms, which takes any address, too. */
export function LinkPicker( { onPick, value }: PickerProps ) {
	const [ isRefused, setRefused ] = useState( false );
	return (
		<>
			<CoreLinkControl
				value={ value ?? {} }
				forceIsEditingLink
				showInitialSuggestions
				settings={ [] }
				onChange={ ( found ) => {
					const url = addressOf( found.url ?? '' );
					setRefused( ! url );
					if ( url ) {
						onPick( { ...linkAttributes( found, url ), label: labelFor( found ) } );
					}
				} }
			/>
			{ isRefused && (
				<p className="eidan-menu-items__note" role="alert">
					{ __(
						'This is not a URL. Enter one like https://example.com, /contact or mailto:name@example.com.',
						'eidan'
					) }
				</p>
			) }
		</>
	);
}

interface Props {
	onAdd: ( node: Node ) => void;
	variant?: 'primary' | 'secondary';
}

/** A button that searches links and adds them. The search stays open, so that several are added in a row. */
export function AddItem( { onAdd, variant = 'secondary' }: Props ) {
	const [ button, setButton ] = useState< HTMLElement | null >( null );
	const [ isOpen, setOpen ] = useState( false );
	const [ count, setCount ] = useState( 0 );
	const content = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( count ) {
			content.current?.querySelector( 'input' )?.focus();
		}
	}, [ count ] );
	const add = ( attributes: Record< string, unknown > ) => {
		onAdd( newLink( attributes ) );
		setCount( count + 1 );
		/* translators: %s: name of a menu item. */
		speak( sprintf( __( '%s was added.', 'eidan' ), String( attributes.label ) ) );
	};

	return (
		<>
			<Button
				ref={ setButton as never }
				__next40pxDefaultSize
				variant={ variant }
				aria-expanded={ isOpen }
				data-action="add"
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ __( 'Add item', 'eidan' ) }
			</Button>
			{ isOpen && (
				<Popover
					className="eidan-menu-items__search"
					anchor={ button }
					placement="left-start"
					shift
					focusOnMount="firstElement"
					onClose={ () => {
						setOpen( false );
						button?.focus();
					} }
				>
					<div ref={ content }>
						{ /* A new control for each item: it keeps what was found. */ }
						<LinkPicker key={ count } onPick={ add } />
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => add( { label: __( 'Heading', 'eidan' ), kind: 'custom' } ) }
						>
							{ __( 'Add heading', 'eidan' ) }
						</Button>
					</div>
				</Popover>
			) }
		</>
	);
}
