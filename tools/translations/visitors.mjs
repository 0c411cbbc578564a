/**
 * Which texts visitors read, and not only those who write, build or run the site. It is told by the file that says them:
 * what renders pages and answers them.
 */

/** Folders and files whose texts come onto pages. */
const PAGES = [
	'patterns/',
	'includes/Blocks/',
	'includes/Instagram/Post.php',
	'includes/Lightbox/',
	'includes/Lists/',
	'includes/Menus/Navigation.php',
	'includes/Page/Dropdowns.php',
	'includes/Panels/',
	'includes/Posts/Fields.php',
	'includes/Posts/NextPicture.php',
	'includes/Rest/Client.php',
	'includes/Rest/GetPosts.php',
	'includes/Shop/',
	'includes/Slider/',
	'includes/Video/Player.php',
	'includes/Video/Trigger.php',
];

/** The classes of blocks, which print them. */
const BLOCKS = /^blocks\/[^/]+\/[A-Z]\w*\.php$/;

/** Of these, what only authors and owners read: names for the editor, samples, screens of the admin. */
const OTHERS = [
	'includes/Blocks/Registry.php',
	'includes/Lists/Cards/Samples.php',
	'includes/Lists/Query/LightSkins.php',
	'includes/Lists/Query/PostFormats.php',
	'includes/Lists/Templates/PortfolioSamples.php',
	'includes/Shop/CartData.php',
	'includes/Shop/GalleryVideo.php',
	'includes/Shop/LeftOut.php',
	'includes/Shop/ProductSamples.php',
	'includes/Shop/SwatchTerms.php',
	'includes/Shop/VariationFormRoute.php',
];

/** Labels of content types in menus and breadcrumbs. */
const ARCHIVES = [ 'Portfolio', 'Team', 'Testimonials', 'Clients' ];

/** Names of content types and taxonomies: WordPress's titles of archives, groups of filters, kinds of suggestions. */
const NAMES = /^(post type|taxonomy) (general|singular) name$/;

/**
 * @param {import('../pot/catalog.mjs').Entry[]} entries
 * @return {import('../pot/catalog.mjs').Entry[]} Those that visitors read.
 */
export function forVisitors( entries ) {
	const isPages = ( file ) =>
		BLOCKS.test( file ) ||
		( PAGES.some( ( path ) => file.startsWith( path ) ) && ! OTHERS.some( ( path ) => file === path ) );
	return entries.filter(
		( { text, context, references } ) =>
			references.some( isPages ) || ( context ? NAMES.test( context ) : ARCHIVES.includes( text ) )
	);
}
