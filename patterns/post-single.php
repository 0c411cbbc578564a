<?php
/**
 * A post's page: title beside an image to the edge of the screen, a narrow column of text, the author, related posts,
 * and the post before as an image that fills the screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;

ob_start( array( Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:0"><!-- wp:columns {"align":"full","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"0"},"margin":{"top":"0"}}}} -->
<div class="wp-block-columns alignfull" style="margin-top:0"><!-- wp:column {"verticalAlignment":"stretch","style":{"spacing":{"padding":{"top":"var:preset|spacing|30","right":"var:preset|spacing|50","left":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-column is-vertically-aligned-stretch" style="padding-top:var(--wp--preset--spacing--30);padding-right:var(--wp--preset--spacing--50);padding-left:var(--wp--preset--spacing--50)"><!-- wp:group {"style":{"dimensions":{"minHeight":"100%"},"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group" style="min-height:100%"><!-- wp:group {"style":{"spacing":{"blockGap":"0.3rem 1.2rem"}},"fontSize":"small","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group has-small-font-size"><!-- wp:post-terms {"term":"category"} /-->

<!-- wp:post-date /-->

<!-- wp:post-author-name /--></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:post-title {"level":1,"style":{"typography":{"fontSize":"clamp(2.25rem, 1.2rem + 4.2vw, 5.5rem)"}}} /-->

<!-- wp:post-excerpt {"showMoreOnNewLine":false,"excerptLength":40,"style":{"typography":{"lineHeight":"1.4"}},"fontSize":"x-large"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column {"layout":{"type":"default"}} -->
<div class="wp-block-column"><!-- wp:post-featured-image {"aspectRatio":"1","sizeSlug":"full"} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:post-content {"align":"full","layout":{"type":"constrained","contentSize":"38rem"}} /-->

<!-- wp:group {"align":"full","layout":{"type":"constrained","contentSize":"38rem"}} -->
<div class="wp-block-group alignfull"><!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.5rem"},"border":{"top":{"width":"1px","style":"solid"}}},"fontSize":"medium","layout":{"type":"default"}} -->
<div class="wp-block-group has-medium-font-size" style="border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:post-author-name {"style":{"typography":{"fontWeight":"600"}}} /-->

<!-- wp:post-author-biography /-->

<!-- wp:post-terms {"term":"post_tag","separator":" · "} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">Keep reading</h2>
<!-- /wp:heading -->

<!-- wp:eidan/blog-list {"align":"wide","columns":{"desktop":3,"tablet":3,"phone":1},"ratio":"4/5","pagination":"none","query":{"perPage":3,"context":"related"},"elements":["image","terms","title"],"label":"Keep reading","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} /--></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"nav","align":"full","layout":{"type":"default"},"ariaLabel":"More posts"} -->
<nav class="wp-block-group alignfull" aria-label="More posts"><!-- wp:post-navigation-link {"type":"previous","label":"Next to read","showTitle":true,"linkLabel":true,"className":"is-style-eidan-picture"} /--></nav>
<!-- /wp:group --></main>
<!-- /wp:group -->
<?php
ob_end_flush();
