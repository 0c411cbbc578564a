<?php
/**
 * A post's page with the words first: title over the whole width, then the image, a narrow column of text, the author,
 * related posts as lines, and the posts before and after by their titles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0"},"blockGap":"var:preset|spacing|50"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"0.3rem 1.2rem"}},"fontSize":"small","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group alignwide has-small-font-size"><!-- wp:post-terms {"term":"category"} /-->

<!-- wp:post-date /-->

<!-- wp:post-author-name /--></div>
<!-- /wp:group -->

<!-- wp:post-title {"level":1,"align":"wide","style":{"typography":{"fontSize":"clamp(2.5rem, 1.2rem + 5vw, 6.5rem)"}}} /-->

<!-- wp:post-featured-image {"aspectRatio":"16/9","sizeSlug":"full","align":"wide"} /-->

<!-- wp:post-content {"align":"full","layout":{"type":"constrained","contentSize":"38rem"}} /-->

<!-- wp:group {"align":"full","layout":{"type":"constrained","contentSize":"38rem"}} -->
<div class="wp-block-group alignfull"><!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.5rem"},"border":{"top":{"width":"1px","style":"solid"}}},"fontSize":"medium","layout":{"type":"default"}} -->
<div class="wp-block-group has-medium-font-size" style="border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:post-author-name {"style":{"typography":{"fontWeight":"600"}}} /-->

<!-- wp:post-author-biography /-->

<!-- wp:post-terms {"term":"post_tag","separator":" · "} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
<section class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php echo esc_html__( 'Keep reading', 'eidan' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:eidan/blog-list {"layout":"minimal","pagination":"none","query":{"perPage":4,"context":"related"},"elements":["date","title"],"label":"<?php echo esc_attr__( 'Keep reading', 'eidan' ); ?>"} /--></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"nav","align":"wide","fontSize":"large","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between","verticalAlignment":"top"},"ariaLabel":"<?php echo esc_attr__( 'More posts', 'eidan' ); ?>"} -->
<nav class="wp-block-group alignwide has-large-font-size" aria-label="<?php echo esc_attr__( 'More posts', 'eidan' ); ?>"><!-- wp:post-navigation-link {"type":"previous","showTitle":true,"arrow":"arrow"} /-->

<!-- wp:post-navigation-link {"showTitle":true,"arrow":"arrow"} /--></nav>
<!-- /wp:group --></main>
<!-- /wp:group -->
