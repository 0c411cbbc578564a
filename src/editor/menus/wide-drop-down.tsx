/**
 * What a menu item shows in a wide drop-down: a template part of the theme or a synced pattern.
 */
import { Button, ExternalLink, Notice, SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { selectCore, useCoreActions } from '../stores';

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

/** A column of a new drop-down. */
const column = (): string =>
	`<!-- wp:column --><div class="wp-block-column"><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">${ __(
		'Heading',
		'eidan'
	) }</h3><!-- /wp:heading --><!-- wp:paragraph --><p>${ __(
		'A sentence about it.',
		'eidan'
	) }</p><!-- /wp:paragraph --></div><!-- /wp:column -->`;

/** What a new drop-down begins with: three columns of words. */
const beginning = (): string =>
	`<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide">${ column().repeat( 3 ) }</div><!-- /wp:columns -->`;

/** Makes a synced pattern for a drop-down, and chooses it. */
function CreateDropDown( { onCreate }: { onCreate: ( value: string ) => void } ) {
	const { saveEntityRecord } = useCoreActions();
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const create = async () => {
		setBusy( true );
		setError( '' );
		try {
			const made = await saveEntityRecord< { id: number } >(
				'postType',
				'wp_block',
				{ title: __( 'Wide drop-down', 'eidan' ), status: 'publish', content: beginning() },
				{ throwOnError: true }
			);
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
	onChange: ( value: string ) => void;
}

/** Chooses what a wide drop-down shows, makes a new one, and leads to where it is edited. */
export function WideDropDown( { value, onChange }: Props ) {
	const [ parts, patterns, mayCreate ] = useSelect( ( select ) => {
		const { getEntityRecords, canUser } = selectCore( select );
		return [
			getEntityRecords< Part >( 'postType', 'wp_template_part', { per_page: -1 } ),
			getEntityRecords< Pattern >( 'postType', 'wp_block', { per_page: 100, status: 'publish' } ),
			canUser( 'create', { kind: 'postType', name: 'wp_block' } ),
		] as const;
	}, [] );
	const options = choices( parts ?? [], patterns ?? [], value );
	const edit = options.find( ( option ) => option.value === value )?.edit;
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
			{ edit && <ExternalLink href={ edit }>{ __( 'Edit drop-down', 'eidan' ) }</ExternalLink> }
			{ ! value && mayCreate && <CreateDropDown onCreate={ onChange } /> }
		</>
	);
}
