<?php
/**
 * Section: all posts with filters.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|80"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:eidan/blog-list {"align":"wide","className":"is-style-lead","layout":"grid","headingLevel":2,"columns":{"desktop":3,"tablet":2,"phone":1},"ratio":"4/5","pagination":"load-more","query":{"perPage":7},"filter":{"taxonomy":"category","counts":true},"label":"Journal"} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
