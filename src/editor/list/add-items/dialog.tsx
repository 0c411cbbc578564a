import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { MediaCheck } from '../../permission-notice';
import { isReady, MAX_ROWS, withBlank, withImages, type NewItemField, type PickedImage, type Row } from './rows';
import { useAddItems } from './use-add-items';
import './add-items.scss';
import { MediaUpload } from '../../media/components';

/** The items that a list offers to add. */
export interface NewItems {
	/** Label of their title, such as “Name”. */
	title: string;
	/** Further fields. */
	fields?: readonly NewItemField[];
	/** Called with the number of items that were added. */
	onAdded?: ( count: number ) => void;
}

interface Props extends NewItems {
	/** Title of the dialog. */
	label: string;
	postType: string;
	onDone: () => void;
	onClose: () => void;
}

const common = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** One new item: its image, its title and its fields. */
function ItemRow( {
	row,
	title,
	fields,
	onChange,
	onRemove,
}: {
	row: Row;
	title: string;
	fields: readonly NewItemField[];
	onChange: ( change: Partial< Row > ) => void;
	onRemove: () => void;
} ) {
	return (
		<li className="eidan-add-items__row">
			<span className="eidan-add-items__image">{ row.url && <img src={ row.url } alt="" /> }</span>
			<TextControl
				{ ...common }
				label={ title }
				value={ row.title }
				onChange={ ( value ) => onChange( { title: value } ) }
			/>
			{ fields.map( ( { key, label } ) => (
				<TextControl
					{ ...common }
					key={ key }
					label={ label }
					value={ row.values[ key ] ?? '' }
					onChange={ ( value ) => onChange( { values: { ...row.values, [ key ]: value } } ) }
				/>
			) ) }
			<Button
				icon={ closeSmall }
				/* translators: %s: title of an item. */
				label={ row.title ? sprintf( __( 'Remove %s', 'eidan' ), row.title ) : __( 'Remove', 'eidan' ) }
				onClick={ onRemove }
			/>
		</li>
	);
}

/** A dialog that makes items of chosen images and typed titles, and publishes them. */
export function AddItemsDialog( { label, postType, title, fields = [], onAdded, onDone, onClose }: Props ) {
	const [ rows, setRows ] = useState< Row[] >( () => withBlank( [] ) );
	const list = useRef< HTMLOListElement >( null );
	const [ focused, setFocused ] = useState( 0 );
	const removeRow = ( gone: number ) => setRows( ( all ) => all.filter( ( { key } ) => key !== gone ) );
	const { isBusy, error, add } = useAddItems( {
		postType,
		fields,
		onStored: removeRow,
		onDone: ( count ) => {
			onAdded?.( count );
			onDone();
		},
	} );
	const change = ( key: number, values: Partial< Row > ) =>
		setRows( rows.map( ( row ) => ( row.key === key ? { ...row, ...values } : row ) ) );

	// After images are chosen, their names are typed one after the other.
	useEffect( () => {
		if ( focused ) {
			list.current?.querySelector( 'input' )?.select();
		}
	}, [ focused ] );

	return (
		<Modal title={ label } size="large" onRequestClose={ onClose } className="eidan-add-items">
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( isReady( rows ) && ! isBusy ) {
						void add( rows );
					}
				} }
			>
				{ error && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<MediaCheck>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						multiple="add"
						title={ label }
						onSelect={ ( chosen: unknown ) => {
							setRows( withImages( rows, chosen as PickedImage[] ) );
							setFocused( focused + 1 );
						} }
						render={ ( { open } ) => (
							<Button __next40pxDefaultSize variant="secondary" onClick={ open }>
								{ __( 'Choose images', 'eidan' ) }
							</Button>
						) }
					/>
				</MediaCheck>
				<ol ref={ list } className="eidan-add-items__rows">
					{ rows.map( ( row ) => (
						<ItemRow
							key={ row.key }
							{ ...{ row, title, fields } }
							onChange={ ( values ) => change( row.key, values ) }
							onRemove={ () => removeRow( row.key ) }
						/>
					) ) }
				</ol>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ rows.length >= MAX_ROWS }
					accessibleWhenDisabled
					onClick={ () => setRows( withBlank( rows ) ) }
				>
					{ __( 'Add row', 'eidan' ) }
				</Button>
				<div className="eidan-add-items__end">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						href={ `post-new.php?post_type=${ encodeURIComponent( postType ) }` }
						target="_blank"
					>
						{ __( 'Add one with all fields', 'eidan' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						type="submit"
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy || ! isReady( rows ) }
						accessibleWhenDisabled
					>
						{ __( 'Publish', 'eidan' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
