/**
 * What is measured and looked at stands on pages that carry nothing of ours beside it: PHP that gives a site such
 * pages.
 */

const HEADER =
	'<!-- wp:group {"align":"full","layout":{"type":"constrained"}} --><div class="wp-block-group alignfull"><!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group alignwide" style="padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:site-title {"level":0} /--></div><!-- /wp:group --></div><!-- /wp:group -->';

const FOOTER =
	'<!-- wp:group {"align":"full","layout":{"type":"constrained"}} --><div class="wp-block-group alignfull"><!-- wp:paragraph {"align":"wide","fontSize":"small"} --><p class="alignwide has-small-font-size">The foot of the page</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

/** The theme's template for pages, with these two in the place of its parts. */
const TEMPLATE = `${ HEADER }<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group"><!-- wp:post-title {"level":1,"align":"wide"} /--><!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /--></main><!-- /wp:group -->${ FOOTER }`;

/**
 * PHP that stores a template or a part as its owner would.
 *
 * @param {string} type    `wp_template` or `wp_template_part`.
 * @param {string} slug    Slug.
 * @param {string} content Blocks.
 * @return {string} Statements.
 */
const store = ( type, slug, content ) => `
	$id = wp_insert_post( array( 'post_type' => '${ type }', 'post_status' => 'publish', 'post_name' => '${ slug }', 'post_title' => '${ slug }', 'post_content' => wp_slash( base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' ) ) ) );
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	${ type === 'wp_template_part' ? `wp_set_object_terms( $id, '${ slug }', 'wp_template_part_area' );` : '' }
`;

/**
 * Header and footer of the whole site, without our blocks. Before the demo is imported, which leaves an owner's own
 * alone.
 */
export const BARE_PARTS = store( 'wp_template_part', 'header', HEADER ) + store( 'wp_template_part', 'footer', FOOTER );

/** Slug of the template that `BARE_TEMPLATE` stores. */
export const BARE = 'bare';

/** A template for pages that are measured, on a site whose other pages have the demo's header. */
export const BARE_TEMPLATE = store( 'wp_template', BARE, TEMPLATE );
