<?php
/**
 * AI assistants.
 *
 * By name: hosts, a subdomain of them counts too; {} stands for any top-level domain.
 * From matomo-org/searchengine-and-social-list of 2026-07-15, in the public domain (CC0 1.0), shortened. Assistants
 * that it lacked on 2026-11-29 were added by the addresses that their makers give.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'Alice'        => 'alice.yandex.ru',
	'Andi'         => 'andisearch.com',
	'Arena'        => 'lmarena.ai',
	'Baidu AI'     => 'yiyan.baidu.com ernie.baidu.com chat.baidu.com ai.baidu.com',
	'Blackbox'     => 'blackbox.ai',
	'Character.AI' => 'character.ai',
	'Chat+'        => 'chatplus.com chat-gpt.org',
	'ChatGPT'      => 'chatgpt.com openai.com',
	'ChatOn'       => 'chaton.ai',
	'Claude'       => 'claude.ai claude.com',
	'Cohere'       => 'coral.cohere.com',
	'Consensus'    => 'consensus.app',
	'Copilot'      => 'copilot.microsoft.com copilot.cloud.microsoft m365.cloud.microsoft',
	'ChatGLM'      => 'chatglm.cn z.ai',
	'DeepAI'       => 'deepai.org',
	'Deepseek'     => 'deepseek.com',
	'Doubao'       => 'doubao.com',
	'Duck.ai'      => 'duck.ai',
	'Elicit'       => 'elicit.com elicit.org',
	'Felo'         => 'felo.ai',
	'Gemini'       => 'gemini.google.com bard.google.com aistudio.google.com',
	'Genspark'     => 'genspark.ai',
	'GigaChat'     => 'giga.chat',
	'Grok'         => 'grok.com grok.x.ai',
	'Groq'         => 'chat.groq.com',
	'HuggingChat'  => 'chat.huggingface.co',
	'iAsk'         => 'iask.ai',
	'Jasper'       => 'app.jasper.ai',
	'Kagi'         => 'assistant.kagi.com',
	'Kimi'         => 'kimi.com kimi.ai moonshot.cn',
	'Komo'         => 'komo.ai',
	'Liner'        => 'liner.com',
	'Lumo'         => 'lumo.proton.me',
	'Manus'        => 'manus.im',
	'Merlin'       => 'getmerlin.in',
	'Meta AI'      => 'meta.ai',
	'Metaso'       => 'metaso.cn',
	'MiniMax'      => 'agent.minimax.io chat.minimax.io hailuoai.com hailuo.ai',
	'Mistral'      => 'mistral.ai',
	'Monica'       => 'monica.im',
	'Nano'         => 'n.cn',
	'NotebookLM'   => 'notebooklm.google.com notebooklm.google',
	'OpenRouter'   => 'openrouter.ai',
	'Perplexity'   => 'perplexity.ai pplx.ai',
	'Phind'        => 'phind.com',
	'Pi'           => 'pi.ai heypi.com',
	'Poe'          => 'poe.com',
	'Qwen'         => 'qwen.ai qianwen.com tongyi.com tongyi.aliyun.com',
	'Scira'        => 'scira.ai',
	'Sider'        => 'sider.ai',
	'Skywork'      => 'skywork.ai tiangong.cn',
	'Spark'        => 'xinghuo.xfyun.cn',
	'T3 Chat'      => 't3.chat',
	'Venice'       => 'venice.ai',
	'Writesonic'   => 'app.writesonic.com',
	'Wrtn'         => 'wrtn.ai',
	'You'          => 'you.com',
	'Yuanbao'      => 'yuanbao.tencent.com',
);
