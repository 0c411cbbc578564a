import {
	RadioControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __, _x } from '@wordpress/i18n';
import { useMeta } from '../editor/fields/use-meta';
import { postEditor } from '../editor/post-store';

/** The meta, with the names and values of Header\PageHeader. '' is what template and block say. */
interface Choice {
	header: '' | 'transparent' | 'solid' | 'none';
	skin: '' | 'light' | 'dark';
}

const META = '_eidan_header';
const UNSET: Choice = { header: '', skin: '' };

/** The panel in which authors choose the header of a single page. Nothing where the post has no such meta. */
export function PageHeaderPanel() {
	const [ postType, id ] = useSelect( ( select ) => {
		const { getCurrentPostType, getCurrentPostId } = postEditor( select );
		return [ getCurrentPostType(), getCurrentPostId() ] as const;
	}, [] );

	return postType && id !== null ? <Panel postType={ postType } id={ id } /> : null;
}

function Panel( { postType, id }: { postType: string; id: number } ) {
	const [ meta, change ] = useMeta( postType, id );
	const choice = meta[ META ] as Choice | undefined;
	if ( ! choice ) {
		return null;
	}
	const { header, skin } = { ...UNSET, ...choice };
	// Said by Header\PageHeader.
	const isForeign = !! ( window as { eidanForeignHeader?: boolean } ).eidanForeignHeader;
	const set = ( value: Partial< Choice > ) => change( { [ META ]: { header, skin, ...value } } );

	return (
		<PluginDocumentSettingPanel name="eidan-page-header" title={ __( 'Header', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<RadioControl
					label={ __( 'Header of this page', 'eidan' ) }
					help={
						isForeign
							? __(
									'Only None has an effect: the header of your theme does not have the block Header.',
									'eidan'
								)
							: ''
					}
					selected={ header }
					options={ [
						{ value: '', label: _x( 'Default', 'header', 'eidan' ) },
						{ value: 'transparent', label: __( 'Transparent', 'eidan' ) },
						{ value: 'solid', label: __( 'Solid', 'eidan' ) },
						{ value: 'none', label: __( 'None', 'eidan' ) },
					] }
					onChange={ ( value ) => set( { header: value as Choice[ 'header' ] } ) }
				/>
				{ header !== 'none' && ! isForeign && (
					<ToggleGroupControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						isBlock
						label={ __( 'Skin', 'eidan' ) }
						help={ __( 'Whether its words are light or dark.', 'eidan' ) }
						value={ skin }
						onChange={ ( value ) => set( { skin: ( value ?? '' ) as Choice[ 'skin' ] } ) }
					>
						<ToggleGroupControlOption value="" label={ _x( 'Default', 'skin', 'eidan' ) } />
						<ToggleGroupControlOption value="light" label={ _x( 'Light', 'skin', 'eidan' ) } />
						<ToggleGroupControlOption value="dark" label={ _x( 'Dark', 'skin', 'eidan' ) } />
					</ToggleGroupControl>
				) }
			</VStack>
		</PluginDocumentSettingPanel>
	);
}
