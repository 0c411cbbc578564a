/**
 * PHP that gives a site header, footer and a page template without our blocks. Pages that are tested or measured use
 * them, so that nothing of ours stands beside the block in question.
 */

const HEADER =
	'<!-- wp:group {"align":"full","layout":{"type":"constrained"}} --><div class="wp-block-group alignfull"><!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group alignwide" style="padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:site-title {"level":0} /--></div><!-- /wp:group --></div><!-- /wp:group -->';

const FOOTER =
	'<!-- wp:group {"align":"full","layout":{"type":"constrained"}} --><div class="wp-block-group alignfull"><!-- wp:paragraph {"align":"wide","fontSize":"small"} --><p class="alignwide has-small-font-size">The foot of the page</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

/** A template for pages, with this header and this footer instead of the theme's template parts. */
const TEMPLATE = `${ HEADER }<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group"><!-- wp:post-title {"level":1,"align":"wide"} /--><!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /--></main><!-- /wp:group -->${ FOOTER }`;

/**
 * Returns PHP that stores a template or a template part, as if the owner had edited it.
 *
 * @param {string} type    `wp_template` or `wp_template_part`.
 * @param {string} slug    Name of the template, such as `page` or `header`.
 * @param {string} content Markup of blocks.
 * @return {string} PHP statements.
 */
const store = ( type, slug, content ) => `
	$id = wp_insert_post( array( 'post_type' => '${ type }', 'post_status' => 'publish', 'post_name' => '${ slug }', 'post_title' => '${ slug }', 'post_content' => wp_slash( base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' ) ) ) );
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	${ type === 'wp_template_part' ? `wp_set_object_terms( $id, '${ slug }', 'wp_template_part_area' );` : '' }
`;

/**
 * PHP that stores header and footer for the whole site. Run it before the demo is imported: the demo does not replace
 * an owner's own header.
 */
export const BARE_PARTS = store( 'wp_template_part', 'header', HEADER ) + store( 'wp_template_part', 'footer', FOOTER );

/** Slug of the template that `BARE_TEMPLATE` stores. */
export const BARE = 'bare';

/** PHP that stores a template for pages that are measured, if the other pages of the site have the demo's header. */
export const BARE_TEMPLATE = store( 'wp_template', BARE, TEMPLATE );
