// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/machine_examination.h"

#include "core/network/functions/device.h"
#include "core/network/layers/product_speed.h"

#include <ATen/Parallel.h>
#include <torch/version.h>

#include <dlfcn.h>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

/// Below this the reference BLAS or a fall-back kernel is at work, on any processor of the last ten years.
constexpr double kSlowGflops = 30;

/// OpenBLAS's name for its kernels; empty when LibTorch uses another library.
std::string openBlasCore()
{
    void* library = dlopen("libopenblas.so.0", RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return {};
    const auto coreName = reinterpret_cast<char* (*)()>(dlsym(library, "openblas_get_corename"));
    return coreName ? coreName() : "";
}

Finding productFinding(const char* subject, Precision precision)
{
    at::set_num_threads(1);
    const double gflops = productSpeed(precision);
    Finding finding{subject, fmt::format("{:.0f} GFLOP/s on one core", gflops), {}};
    if (precision == Precision::Float32 && gflops < kSlowGflops)
        finding.warning = "Matrix products are slow. Install libopenblas0-pthread, and unset OPENBLAS_CORETYPE if you have set it.";
    return finding;
}

Finding blasFinding()
{
    const std::string core = openBlasCore();
    return {"BLAS", core.empty() ? "not OpenBLAS (MKL or the reference BLAS)" : fmt::format("OpenBLAS, {} kernels", core), {}};
}

} // namespace

std::vector<Finding> examineMachine()
{
    const int threads = at::get_num_threads();
    std::vector<Finding> findings{
        {"LibTorch", TORCH_VERSION, {}},
        {"device", bestDeviceText(), {}},
        blasFinding(),
        productFinding("its fp32 product", Precision::Float32),
        productFinding("its bf16 product", Precision::BFloat16),
    };
    at::set_num_threads(threads);
    return findings;
}

} // namespace ratatosk::cli
