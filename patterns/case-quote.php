<?php
/**
 * Section: one sentence of a client.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"accent-2","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-accent-2-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:quote {"align":"wide","className":"is-style-plain","fontFamily":"literata"} -->
<blockquote class="wp-block-quote alignwide is-style-plain has-literata-font-family"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(1.75rem, 0.9rem + 3.6vw, 4.25rem)","lineHeight":"1.1","letterSpacing":"-0.025em","fontWeight":"300"}}} -->
<p style="font-size:clamp(1.75rem, 0.9rem + 3.6vw, 4.25rem);font-weight:300;letter-spacing:-0.025em;line-height:1.1">I have stopped being asked where the ramp is. I rather miss it.</p>
<!-- /wp:paragraph --><cite>Front-of-house manager, Northlight</cite></blockquote>
<!-- /wp:quote --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
