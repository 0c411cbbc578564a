<?php
/**
 * Section: an opener and a fullscreen menu in large type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group alignwide"><!-- wp:eidan/opener {"panel":"fullscreen-menu","display":"both"} -->
<a class="wp-block-eidan-opener" href="#fullscreen-menu"><span class="eidan-opener__text">Menu</span></a>
<!-- /wp:eidan/opener -->

<!-- wp:eidan/panel {"kind":"fullscreen","numbers":true,"label":"Pages","anchor":"fullscreen-menu"} -->
<div class="wp-block-eidan-panel" id="fullscreen-menu"><div class="eidan-panel__content"><!-- wp:navigation {"overlayMenu":"never","ariaLabel":"Pages","layout":{"type":"flex","orientation":"vertical"}} -->
<!-- wp:navigation-link {"label":"Work","url":"{{page:work}}"} /-->
<!-- wp:navigation-link {"label":"Services","url":"{{page:services}}"} /-->
<!-- wp:navigation-link {"label":"Studio","url":"{{page:studio}}"} /-->
<!-- wp:navigation-link {"label":"Journal","url":"{{page:journal}}"} /-->
<!-- wp:navigation-link {"label":"Contact","url":"{{page:contact}}"} /-->
<!-- /wp:navigation -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|70"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--70)"><a href="mailto:hello@lindqvistorr.example">hello@lindqvistorr.example</a></p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:eidan/panel --></div>
<!-- /wp:group -->
<?php
ob_end_flush();
