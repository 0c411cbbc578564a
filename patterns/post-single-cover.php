<?php
/**
 * A post's page: its title on the image from edge to edge, a narrow column of text, the author, related posts, and the post before as an
 * image that fills the screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:0"><!-- wp:group {"align":"full","style":{"color":{"background":"#1a1a1a"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-background" style="background-color:#1a1a1a"><!-- wp:cover {"useFeaturedImage":true,"dimRatio":100,"customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 20%,rgba(0,0,0,0.75) 75%)","minHeight":80,"minHeightUnit":"svh","contentPosition":"bottom left","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","right":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"var:preset|spacing|50"}}},"textColor":"white","layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull has-custom-content-position is-position-bottom-left has-white-color has-text-color" style="padding-top:var(--wp--preset--spacing--70);padding-right:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50);padding-left:var(--wp--preset--spacing--50);min-height:80svh"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim has-background-gradient" style="background:linear-gradient(180deg,rgba(0,0,0,0) 20%,rgba(0,0,0,0.75) 75%)"></span><div class="wp-block-cover__inner-container"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:post-title {"level":1,"textColor":"white","style":{"typography":{"fontSize":"clamp(2.25rem, 1.2rem + 4.2vw, 5.5rem)"}}} /-->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.3rem 1.2rem"},"elements":{"link":{"color":{"text":"#ffffff"}}}},"fontSize":"small","textColor":"white","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group has-white-color has-text-color has-link-color has-small-font-size"><!-- wp:post-terms {"term":"category"} /-->

<!-- wp:post-date /-->

<!-- wp:post-author-name /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div></div>
<!-- /wp:cover --></div>
<!-- /wp:group -->

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
<h2 class="wp-block-heading alignwide"><?php echo esc_html__( 'Keep reading', 'eidan' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:eidan/blog-list {"align":"wide","columns":{"desktop":3,"tablet":3,"phone":1},"ratio":"4/5","pagination":"none","query":{"perPage":3,"context":"related"},"elements":["image","terms","title"],"label":"<?php echo esc_attr__( 'Keep reading', 'eidan' ); ?>","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} /--></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"nav","align":"full","layout":{"type":"default"},"ariaLabel":"<?php echo esc_attr__( 'More posts', 'eidan' ); ?>"} -->
<nav class="wp-block-group alignfull" aria-label="<?php echo esc_attr__( 'More posts', 'eidan' ); ?>"><!-- wp:post-navigation-link {"type":"previous","label":"<?php echo esc_attr__( 'Next to read', 'eidan' ); ?>","showTitle":true,"linkLabel":true,"className":"is-style-eidan-picture"} /--></nav>
<!-- /wp:group --></main>
<!-- /wp:group -->
