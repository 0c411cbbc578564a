/**
 * What a menu item shows in a wide drop-down: a template part of the theme or a synced pattern.
 */
import { Button, ExternalLink, Notice, SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { selectBlockEditor, selectCore, useCoreActions } from '../stores';
import { contentOf, nameOf, type MenuLink } from './drop-down-content';

interface Part {
	id: string;
	slug: string;
	area?: string;
	title?: { rendered?: string };
}

interface Pattern {
	id: number;
	title?: { raw?: string; rendered?: string };
}

/** A pattern with the changes that are not saved yet, such as a new one. */
interface Draft {
	id: number;
	title: string;
}

interface Choice {
	value: string;
	label: string;
	/** Where it is edited; '' if it is not known. */
	edit: string;
}

/** Areas of the page: a header inside the header would show itself. */
const PAGE_AREAS = [ 'header', 'footer' ];

/**
 * What a drop-down may show.
 *
 * @param parts    Template parts of the theme.
 * @param patterns Synced patterns of the site.
 * @param value    What is chosen now; it stays, also if it is gone or a part of the page.
 */
export function choices( parts: readonly Part[], patterns: readonly Pattern[], value: string ): Choice[] {
	const found = [
		...parts
			.filter( ( { area = '', slug } ) => ! PAGE_AREAS.includes( area ) || value === `part:${ slug }` )
			.map( ( { id, slug, title } ) => ( {
				value: `part:${ slug }`,
				label: title?.rendered || slug,
				edit: addQueryArgs( 'site-editor.php', { postType: 'wp_template_part', postId: id, canvas: 'edit' } ),
			} ) ),
		...patterns.map( ( { id, title } ) => ( {
			value: `pattern:${ id }`,
			label: title?.raw || title?.rendered || `#${ id }`,
			edit: addQueryArgs( 'post.php', { post: id, action: 'edit' } ),
		} ) ),
	];
	return [
		{ value: '', label: _x( 'None', 'drop-down', 'eidan' ), edit: '' },
		...found,
		...( value === '' || found.some( ( choice ) => choice.value === value )
			? []
			: [ { value, label: value, edit: '' } ] ),
	];
}

/**
 * Makes a synced pattern for a drop-down, and chooses it. It is a draft until the author saves, as the menu is: visitors
 * see the links below the item as before.
 */
function CreateDropDown( { item, onCreate }: { item: MenuLink; onCreate: ( value: string ) => void } ) {
	const { saveEntityRecord, editEntityRecord } = useCoreActions();
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const create = async () => {
		setBusy( true );
		setError( '' );
		try {
			const made = await saveEntityRecord< { id: number } >(
				'postType',
				'wp_block',
				{
					title: nameOf( item ) || __( 'Wide drop-down', 'eidan' ),
					status: 'draft',
					content: contentOf( item ),
				},
				{ throwOnError: true }
			);
			// A change that is saved together with the menu.
			editEntityRecord( 'postType', 'wp_block', made!.id, { status: 'publish' }, { undoIgnore: true } );
			onCreate( `pattern:${ made!.id }` );
		} catch ( reason ) {
			setError( ( reason as Error ).message );
		}
		setBusy( false );
	};
	return (
		<>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void create() }
			>
				{ __( 'Create drop-down', 'eidan' ) }
			</Button>
		</>
	);
}

interface Props {
	/** `part:SLUG` or `pattern:ID`; '' for none. */
	value: string;
	/** The item that has the drop-down. */
	item: MenuLink;
	onChange: ( value: string ) => void;
}

/** Leads to where a drop-down is edited: in this editor, from which WordPress leads back, or else in another window. */
function EditDropDown( { choice: { value, edit } }: { choice: Choice } ) {
	const navigate = useSelect( ( select ) => selectBlockEditor( select ).getSettings().onNavigateToEntityRecord, [] );
	const [ kind, id ] = value.split( ':' );
	if ( navigate && kind === 'pattern' ) {
		return (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => navigate( { postId: Number( id ), postType: 'wp_block' } ) }
			>
				{ __( 'Edit drop-down', 'eidan' ) }
			</Button>
		);
	}
	return edit ? <ExternalLink href={ edit }>{ __( 'Edit drop-down', 'eidan' ) }</ExternalLink> : null;
}

/** Chooses what a wide drop-down shows, makes a new one, and leads to where it is edited. */
export function WideDropDown( { value, item, onChange }: Props ) {
	const [ parts, patterns, draft, mayCreate ] = useSelect(
		( select ) => {
			const { getEntityRecords, getEditedEntityRecord, canUser } = selectCore( select );
			const id = Number( /^pattern:(\d+)$/.exec( value )?.[ 1 ] );
			return [
				getEntityRecords< Part >( 'postType', 'wp_template_part', { per_page: -1 } ),
				getEntityRecords< Pattern >( 'postType', 'wp_block', { per_page: 100, status: 'publish' } ),
				id ? getEditedEntityRecord< Draft >( 'postType', 'wp_block', id ) : undefined,
				canUser( 'create', { kind: 'postType', name: 'wp_block' } ),
			] as const;
		},
		[ value ]
	);
	const found = patterns ?? [];
	const isListed = ! draft?.id || found.some( ( { id } ) => id === draft.id );
	const options = choices(
		parts ?? [],
		isListed ? found : [ ...found, { id: draft.id, title: { raw: draft.title } } ],
		value
	);
	const choice = options.find( ( option ) => option.value === value );
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Wide drop-down', 'eidan' ) }
				value={ value }
				options={ options.map( ( { edit: address, ...option } ) => option ) }
				onChange={ onChange }
			/>
			{ value && choice && <EditDropDown choice={ choice } /> }
			{ ! value && mayCreate && <CreateDropDown item={ item } onCreate={ onChange } /> }
		</>
	);
}
