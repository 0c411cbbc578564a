<?php
/**
 * Section: what happens after a letter.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">The next step</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontFamily":"literata","style":{"typography":{"fontSize":"clamp(1.375rem, 0.3rem + 4.4vw, 4.5rem)","lineHeight":"1.15","letterSpacing":"-0.025em","fontWeight":"300"}}} -->
<p class="has-literata-font-family" style="font-size:clamp(1.375rem, 0.3rem + 4.4vw, 4.5rem);font-weight:300;letter-spacing:-0.025em;line-height:1.15"><a href="mailto:hello@lindqvistorr.example">hello@lindqvistorr.example</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"top":"var:preset|spacing|60","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.7rem"}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">01</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"typography":{"letterSpacing":"-0.018em","lineHeight":"1.18"}},"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size" style="letter-spacing:-0.018em;line-height:1.18">You write one page</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">What happened, who has to live with it, and by when you need to know more. No deck.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.7rem"}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">02</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"typography":{"letterSpacing":"-0.018em","lineHeight":"1.18"}},"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size" style="letter-spacing:-0.018em;line-height:1.18">We answer within a working day</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Maja reads everything that arrives and says who of us should talk to you, or who could do it better.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.7rem"}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">03</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"typography":{"letterSpacing":"-0.018em","lineHeight":"1.18"}},"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size" style="letter-spacing:-0.018em;line-height:1.18">We walk for an hour</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">At the place, or on the telephone. It is free, and at the end you know what we would do first.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
